const { options } = require('./.dependency-cruiser.cjs');

/** Finds folders that import each other, apart from tests. A folder and its subfolders may import each other. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders that import each other can be understood only together.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(server/src|shared/src|tools|[^/]+-remote/src|shell/src)/.' },
      to: { circular: true, pathNot: '(^|/)node_modules/' },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, '/testing/|\\.test\\.'] } },
};
