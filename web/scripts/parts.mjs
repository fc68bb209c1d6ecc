// Dynamic imports of a build go through src/net/parts.ts, which asks again when the connection was lost; Vite's helper
// gives up.
const HELPER = '\0vite/preload-helper.js';

export function patientParts() {
  return {
    name: 'patient-parts',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === HELPER ? `export { fetchPart as __vitePreload } from '/src/net/parts.ts';` : null),
  };
}
