import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import perfectionist from 'eslint-plugin-perfectionist';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { lintRules } from './tools/repository/lint-rules/lint-rules.mjs';

/** Files that the type-aware rules check. */
const TYPED_FILES = ['**/*.{ts,tsx}'];
const TEST_FILES = ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts'];
const COMMAND_LINE_FILES = [
  '**/*.mjs',
  '**/*.cjs',
  'tools/kit/**',
  'tools/repository/**',
  'server/**/cli/**',
];

/** Files that may have a default export, because their importers expect a default export. */
const DEFAULT_EXPORT_FILES = [
  '**/src/pages/*/*Page.tsx',
  '**/src/slots/*.tsx',
  '**/remote.ts',
  'shell/host.ts',
  '**/*.config.{ts,mjs,cjs}',
  'tools/kit/**',
  'shared/src/testing/file-stub.ts',
  'e2e/global-setup.ts',
];

const NAMED_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export it by name; default is for pages, slots, remote.ts and config files.',
};
const THEME_COLOURS = {
  selector:
    'TaggedTemplateExpression TemplateElement[value.raw=/#[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl|oklch)a?\\(/]',
  message: 'Colours come from the theme: ${({ theme }) => …}.',
};
const OPTION_VALUES = {
  selector: 'JSXOpeningElement[name.name="option"]:not(:has(JSXAttribute[name.name="value"]))',
  message: 'Without a value the form sends the displayed text, which a translator may have changed.',
};
const FETCH_FUNCTIONS = ['apiFetch', 'preloadApi'];
const TEST_RULES = [
  {
    selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name="only"]',
    message: 'A focused test disables all others.',
  },
  {
    selector: 'CallExpression[callee.name=/^(fit|fdescribe)$/]',
    message: 'A focused test disables all others.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for what the user would see, not for time to pass.',
  },
  {
    selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    message: 'Wait for what the user would see, not for time to pass.',
  },
];

export default tseslint.config(
  {
    ignores: ['**/node_modules/', '**/dist/', '**/.data/', '**/.cache/', '**/coverage/', '**/test-results/'],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    files: TYPED_FILES,
    extends: [jsxA11y.flatConfigs.recommended],
    // Uses one TypeScript program for all workspaces. One program per workspace would check `shared` several times.
    languageOptions: {
      parserOptions: { project: 'tsconfig.all.json', tsconfigRootDir: import.meta.dirname },
    },
    // Only the type-aware rules that find a wrong behaviour. The type checker would have to infer the types of all
    // expressions for the others, which takes longer than all other rules together.
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    plugins: { repository: lintRules, perfectionist },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      'repository/file-name': 'error',
      'repository/explained-disable': 'error',
      'max-lines': ['error', 300],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', NAMED_EXPORT],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
      'perfectionist/sort-imports': [
        'error',
        {
          type: 'unsorted',
          groups: ['builtin', 'external', ['parent', 'sibling', 'index'], 'unknown'],
          newlinesBetween: 'ignore',
        },
      ],
      eqeqeq: ['error', 'always'],
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true, caughtErrors: 'all' },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'zod',
              message: "import * as z from 'zod/mini': the whole zod costs every visitor 90 KB.",
            },
            { name: 'react-router', message: "Import from '@rangmala/shared/router', the shared copy." },
            { name: 'react-router-dom', message: "Import from '@rangmala/shared/router', the shared copy." },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'shared/src/**/*.ts', '*-remote/**/*.ts', 'shell/**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['shell/src/**/*.tsx', '*-remote/src/**/*.tsx', 'shared/src/ui/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', NAMED_EXPORT, THEME_COLOURS, OPTION_VALUES] },
  },
  {
    files: ['*/src/{pages,components,slots,frame}/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@rangmala/shared/api',
              importNames: FETCH_FUNCTIONS,
              message: 'Views read with useApi(apiPath(…)) and send with callApi.',
            },
          ],
        },
      ],
    },
  },
  { files: DEFAULT_EXPORT_FILES, rules: { 'no-restricted-syntax': ['error', THEME_COLOURS, OPTION_VALUES] } },
  { files: COMMAND_LINE_FILES, rules: { 'no-console': 'off' } },
  {
    files: TEST_FILES,
    languageOptions: { globals: globals.jest },
    rules: { 'no-restricted-syntax': ['error', NAMED_EXPORT, ...TEST_RULES] },
  },
  // The server and the tests need routers that shared/src/router does not export.
  {
    files: ['shared/src/router/**', 'shell/src/server.tsx', 'shared/src/testing/**', ...TEST_FILES],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // This file assigns a global variable of webpack.
    files: ['tools/kit/server-public-path.ts'],
    rules: {
      'prefer-const': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^__webpack_' }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
