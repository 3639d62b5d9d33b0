/** Jest settings of a remote: `export default { preset: '@rangmala/kit' }`. */
module.exports = {
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  setupFilesAfterEnv: ['@rangmala/shared/testing/setup'],
  transform: { '\\.[jt]sx?$': require.resolve('./jest-transform.cjs') },
  // Compiles the @rangmala packages too, because these packages are ES modules and the tests run as CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!@rangmala/)'],
  moduleNameMapper: { '\\.(woff2?|avif|webp|png|jpe?g|svg)$': require.resolve('./jest-file.cjs') },
  restoreMocks: true,
};
