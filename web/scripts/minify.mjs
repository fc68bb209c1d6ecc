// Minifies each chunk of a build a second time. What Vite's minifier makes, terser makes about 1 % smaller (gzipped).
// Terser alone makes more than Vite's minifier alone, so both are used, one after the other.
import { minify } from 'terser';

const OPTIONS = { ecma: 2020, module: true, compress: { passes: 3, keep_fargs: false, unsafe_methods: true } };

export function minifyAgain() {
  return {
    name: 'minify-again',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        for (const chunk of chunks) chunk.code = (await minify(chunk.code, OPTIONS)).code;
      },
    },
  };
}
