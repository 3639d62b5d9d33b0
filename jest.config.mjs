import { join } from 'node:path';
import { listAppFolders } from './tools/kit/apps.mjs';

/*
 * Two kinds of projects, `browser` and `server`. Browser code is tested in jsdom by `*.test.tsx`, and without a page by
 * `*.test.ts`, which start faster. Remotes use the preset of the kit, as remotes in separate repositories
 * do. Browser code is compiled to CommonJS, because `jest.mock` needs CommonJS. The server's tests run as ES modules,
 * because some packages of the server exist only as ES modules. Jest runs ES modules only with Node's option
 * --experimental-vm-modules, which `npm run test:unit -- <pattern>` sets.
 */

const compilerOptions = {
  target: 'ES2022',
  jsx: 'react-jsx',
  moduleResolution: 'bundler',
  isolatedModules: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowJs: true,
};

/** Compiles every file separately. `npm run typecheck` checks the types. */
const createTransform = (module, options) => ({
  '^.+\\.tsx?$': ['ts-jest', { ...options, diagnostics: false, tsconfig: { ...compilerOptions, module } }],
});

const ignoredPaths = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/', '/\\.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
};

const commonConfig = { ...ignoredPaths, rootDir: import.meta.dirname, restoreMocks: true };

const browserConfig = {
  ...commonConfig,
  displayName: 'browser',
  transform: createTransform('CommonJS'),
  moduleNameMapper: {
    '\\.(woff2?|css|avif|webp|png|jpe?g|svg)$': '<rootDir>/shared/src/testing/file-stub.ts',
  },
};

const remotes = listAppFolders().filter((folder) => folder !== 'shell');

export default {
  maxWorkers: 2,
  // In milliseconds. The limit is high, because a busy machine is slow.
  testTimeout: 300_000,
  projects: [
    {
      ...browserConfig,
      roots: ['shared/src', 'shell', ...remotes].map((folder) => `<rootDir>/${folder}`),
      testMatch: ['**/*.test.ts'],
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/console-guard.ts'],
    },
    {
      ...browserConfig,
      roots: ['<rootDir>/shared/src', '<rootDir>/shell'],
      testMatch: ['**/*.test.tsx'],
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup.ts'],
    },
    ...remotes.map((folder) => ({
      ...ignoredPaths,
      displayName: 'browser',
      rootDir: join(import.meta.dirname, folder),
      preset: '@rangmala/kit',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
    })),
    {
      ...commonConfig,
      displayName: 'server',
      roots: ['server', 'tools'].map((folder) => `<rootDir>/${folder}`),
      testMatch: ['**/*.test.{ts,mjs}'],
      // Test files of one worker share the loaded modules. A test file that replaces modules loads its own modules.
      testEnvironment: '<rootDir>/tools/repository/shared-modules/environment.cjs',
      runtime: '<rootDir>/tools/repository/shared-modules/runtime.cjs',
      extensionsToTreatAsEsm: ['.ts'],
      transform: createTransform('ESNext', { useESM: true }),
      moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/server/src/testing/argon2.ts' },
      setupFilesAfterEnv: [
        '<rootDir>/shared/src/testing/console-guard.ts',
        '<rootDir>/server/src/testing/plugin-names.ts',
        '<rootDir>/server/src/testing/close-after-file.ts',
      ],
    },
  ],
};
