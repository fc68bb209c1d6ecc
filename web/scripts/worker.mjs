// Writes the service worker of a build: src/offline/worker.js with the build's files, its texts and a digest of both.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ENGINE = here('../../src/skulduggery/');
// Of the terminal and the lab, and the server's own; its refusals are in `core`
const NOT_OURS = ['cli', 'notices', 'report', 'server'];

export function serviceWorker() {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post', // Vite takes modules that only import styles out of the bundle
      handler(_options, bundle) {
        const built = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'));
        const open = publicFiles(here('../public'));
        const digest = createHash('sha256');
        for (const file of built.sort((one, other) => one.fileName.localeCompare(other.fileName)))
          digest.update(file.fileName);
        for (const file of open) digest.update(readFileSync(here(`../public${file}`)));
        digest.update(readFileSync(here('../index.html')));
        const source = filled({
          files: ['/', ...built.map(({ fileName }) => `/${fileName}`), ...open],
          texts: texts(),
          build: digest.digest('hex').slice(0, 12),
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

export function filled({ files, texts, build }) {
  return readFileSync(here('../src/offline/worker.js'), 'utf8')
    .replace('= FILES;', `= ${JSON.stringify(files)};`)
    .replace('= TEXTS;', `= ${JSON.stringify(texts)};`)
    .replace('-BUILD', `-${build}`);
}

/** Everything of the API that is the same for everybody and wanted without a network. */
export function texts() {
  const shared = (language) =>
    readdirSync(`${ENGINE}text/${language}`)
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => file.slice(0, -'.ftl'.length))
      .filter((name) => !NOT_OURS.includes(name));
  const languages = readdirSync(`${ENGINE}text`).filter((name) => existsSync(`${ENGINE}text/${name}/core.ftl`));
  const gamesWith = (file) =>
    readdirSync(`${ENGINE}games`).filter((game) => existsSync(`${ENGINE}games/${game}/${file}`));
  const sentences = (language) => [
    ...shared(language),
    ...gamesWith(`text/${language}/game.ftl`),
    ...gamesWith(`text/${language}/lesson.ftl`).map((game) => `lesson-${game}`),
  ];
  return [
    '/api/games',
    ...gamesWith('lesson.toml').map((game) => `/api/lessons/${game}`),
    ...languages.flatMap((language) => [
      ...sentences(language).map((name) => `/api/texts/${language}/${name}.ftl`),
      ...gamesWith(`text/${language}/rules.md`).map((game) => `/api/rules/${language}/${game}`),
      ...gamesWith('credits.toml').map((game) => `/api/credits/${language}/${game}`),
    ]),
  ];
}

function publicFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`)
    .sort();
}
