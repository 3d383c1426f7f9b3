import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import compat from 'eslint-plugin-compat';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaryPolicies, folders, layers, operatorZones } from './eslint-layers.js';

// Engines print the same date in different ways, so what is printed is only for people to read.
const printing =
  'CallExpression[callee.property.name=/^(format|toLocale(Date|Time)?String|to(Date|Time|UTC)String)$/]';
const readsPrintedText = [
  `CallExpression[callee.name=/^(Number|parseInt|parseFloat)$/] > ${printing}`,
  `CallExpression[callee.property.name=/^(parse|parseInt|parseFloat)$/] > ${printing}.arguments`,
  `NewExpression[callee.name='Date'] > ${printing}`,
  `UnaryExpression[operator=/^[+-]$/] > ${printing}`,
  `BinaryExpression > ${printing}`,
  `MemberExpression[property.name=/^(slice|substring|split|match|matchAll|at|search|indexOf)$/] > ${printing}`,
  // Locales that are chosen because one engine prints their dates as YYYY-MM-DD.
  'Literal[value=/^(en-CA|fr-CA|sv|sv-SE|lt|lt-LT)$/]',
];

const drawerNames =
  '**/{utils,util,helpers,helper,misc,common,shared,constants,types,lib}.{ts,tsx,js}';

export default defineConfig(
  {
    ignores: [
      'dist',
      'node_modules',
      'supabase/.temp',
      'e2e/.results',
      // Printed by the official CLI; a test compares it with the live schema.
      'supabase/functions/_shared/database.types.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: { 'check-file': checkFile },
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        ...readsPrintedText.map((selector) => ({
          selector,
          message:
            'Take dates, numbers and hours from formatToParts: engines print them differently.',
        })),
        {
          selector: "TemplateLiteral > CallExpression[callee.name='String']",
          message: 'A template turns it into text by itself.',
        },
        {
          selector: 'SpreadElement > :matches(ObjectExpression, ArrayExpression)',
          message: 'Write the parts out: this spread only saves lines.',
        },
      ],
      'max-lines': ['error', { max: 220, skipComments: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{src,vite-plugins,e2e,supabase}/**/': 'KEBAB_CASE' },
      ],
      'check-file/filename-blocklist': ['error', { [drawerNames]: '*-<what-it-does>.ts' }],
    },
  },
  {
    // Supabase's name for code that functions share.
    files: ['supabase/functions/_shared/**'],
    rules: { 'check-file/folder-naming-convention': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [importX.flatConfigs.typescript],
    plugins: { 'import-x': importX },
    rules: {
      'import-x/order': [
        'error',
        {
          alphabetize: { order: 'asc' },
          named: true,
          pathGroups: [{ pattern: '@{,shared}/**', group: 'internal' }],
        },
      ],
    },
  },
  {
    files: ['{src,vite-plugins}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': Object.keys(layers).map((layer) => ({
        type: layer,
        pattern: folders[layer] ?? `src/${layer}`,
      })),
      'boundaries/files': [
        { category: 'entry', pattern: ['src/main.tsx', 'src/vite-env.d.ts'] },
        {
          category: 'test',
          pattern: ['**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}', 'src/testing/**'],
        },
      ],
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', checkAllOrigins: true, policies: boundaryPolicies },
      ],
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { zones: operatorZones }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['../../*'], message: 'Leaving the folder? Use @/.' },
            { group: ['**/*.fixture'], message: 'Fixtures are for tests.' },
          ],
        },
      ],
    },
  },
  {
    // Vite loads its plugins before it knows an alias.
    files: ['vite-plugins/**/*.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // The oldest supported browsers lack these (`browserslist` in package.json). The newest of JavaScript itself is
    // left out by `lib` in tsconfig.json.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}', 'src/testing/**'],
    extends: [compat.configs['flat/recommended']],
    rules: {
      // Members of the DOM, which the plugin does not see.
      'no-restricted-properties': [
        'error',
        ...['checkVisibility', 'moveBefore', 'showPopover', 'startViewTransition'].map(
          (property) => ({ property, message: 'Safari 16.4 lacks it.' }),
        ),
        { object: 'AbortSignal', property: 'any', message: 'Safari 16.4 lacks it.' },
        { object: 'URL', property: 'canParse', message: 'Safari 16.4 lacks it.' },
      ],
    },
  },
  {
    // Google's tag reads only commands that are Arguments objects.
    files: ['src/analytics/tag.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  {
    files: ['{src,vite-plugins}/**/*.{test,fixture}.{ts,tsx}', 'src/testing/**'],
    rules: { 'no-restricted-imports': 'off', 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['src/content/**/*.ts', 'src/vite-env.d.ts'],
    rules: { 'import-x/no-default-export': 'off', 'max-lines': 'off' },
  },
  {
    files: ['supabase/{doctor,local}/**/*.ts', 'supabase/functions/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['@/*', '**/src/**', '**/vite-plugins/**'] }],
    },
  },
  {
    files: ['supabase/{doctor,local}/**/*.ts', 'supabase/functions/**/*.ts'],
    ignores: ['**/*.{test,fixture}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@/*', '**/src/**', '**/vite-plugins/**'] },
            { group: ['**/*.fixture', '**/*.fixture.ts'], message: 'Fixtures are for tests.' },
          ],
        },
      ],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['@/*', '**/src/**'] }],
      'playwright/expect-expect': [
        'error',
        {
          assertFunctionNames: [
            'expectAccessible',
            'expectPath',
            'expectState',
            'expectNoThirdParty',
            'expectValue',
          ],
        },
      ],
    },
  },
  // A bench prints, and asserts nothing.
  { files: ['e2e/bench/**/*.ts'], rules: { 'playwright/expect-expect': 'off' } },
);
