// What ESLint looks for. It reads no types: `svelte-check` does, and would make this several times slower.
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';

const LONGEST_LINE = 120;
const COLOUR = '/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i';
const TOKEN = "Use a variable of a colours.css: 'var(--ink)'.";

export default defineConfig(
  { ignores: ['src/wire/', 'src/generated/', 'public/', 'node_modules/'] },
  js.configs.recommended,
  typescript.configs.strict,
  typescript.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-len': ['error', { code: LONGEST_LINE, ignoreUrls: true }],
      'no-undef': 'off', // svelte-check knows
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check knows
      'svelte/valid-compile': 'off', // svelte-check knows
      // A type alias can be passed as a record, an interface cannot.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: typescript.parser } } },
  {
    files: ['src/**'],
    // Tests name colours, and a canvas knows no variables.
    ignores: ['**/*.test.ts', 'src/ending/paint.ts', 'src/ending/picture.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: `Literal[value=${COLOUR}]`, message: TOKEN },
        { selector: `SvelteLiteral[value=${COLOUR}]`, message: TOKEN },
      ],
    },
  },
  { files: ['scripts/**'], languageOptions: { globals: globals.node }, rules: { 'no-undef': 'error' } },
);
