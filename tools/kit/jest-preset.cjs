/** Jest settings of a remote in a repository of its own: `export default { preset: '@rangmala/kit' }`. */
module.exports = {
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  setupFilesAfterEnv: ['@rangmala/shared/testing/setup'],
  transform: { '\\.[jt]sx?$': require.resolve('./jest-transform.cjs') },
  // The packages are ES modules; tests run as CommonJS, so that `jest.mock` works.
  transformIgnorePatterns: ['/node_modules/(?!@rangmala/)'],
  moduleNameMapper: { '\\.(woff2?|avif|webp|png|jpe?g|svg)$': require.resolve('./jest-file.cjs') },
  restoreMocks: true,
};
