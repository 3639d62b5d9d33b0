const { transformSync } = require('@swc/core');

/** Compiles TypeScript and ES modules for Jest. */
module.exports = {
  process(source, filename) {
    return transformSync(source, {
      filename,
      sourceMaps: 'inline',
      module: { type: 'commonjs' },
      jsc: {
        target: 'es2022',
        parser: /\.tsx?$/.test(filename) ? { syntax: 'typescript', tsx: true } : { syntax: 'ecmascript' },
        transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
      },
    });
  },
};
