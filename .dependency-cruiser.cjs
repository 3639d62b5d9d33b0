/**
 * Import rules (docs/architecture.md explains the tiers). `npm test` checks the rules with
 * tools/repository/import-rules.mjs.
 */

const { exports: publicSubpaths } = require('./shared/package.json');

/** Patterns of the modules that shared/package.json exports. */
const PUBLIC_SUBPATHS = Object.values(publicSubpaths).map(
  (path) => `^shared/${path.replace('./', '').replaceAll('.', '\\.')}$`,
);
const APPS = '^(shell|[^/]+-remote)/';
const REMOTE = '^[^/]+-remote/';
const TEST = '\\.(test|spec)\\.(tsx?|mjs)$';
const NPM = ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'];

/** Folders with production code and its tests. */
const PRODUCTION = '^(shared|shell|[^/]+-remote|server)/';
const SERVER_TESTING = '^server/(src/testing|bench)/';

/** Paths of the settings of webpack and Playwright. These files import the presets of the kit. */
const TOOL_SETTINGS = '/(webpack|playwright)\\.config\\.m?[jt]s$';
const INFRASTRUCTURE =
  '^server/src/((http|database|storage|mail|lib|uploads|search)/|(settings|setting-variables)\\.ts$)';
const PLATFORM = '^server/src/platform/';
const FEATURE = '^server/src/(shop|gallery|booking|accounts)/';
const COMPOSITION = '^server/src/((catalog-import|demo|cli)/|(?!settings|setting-variables)[^/]+\\.ts$)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'shared-imports-only-itself',
      comment: 'Every app depends on shared, so shared depends on no app.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: ['^(shell|server|e2e|tools)/', REMOTE] },
    },
    {
      name: 'contract-imports-only-zod',
      comment: 'Browser and server both use the contract, and zod runs in both.',
      severity: 'error',
      from: { path: '^shared/src/contract/', pathNot: TEST },
      to: { pathNot: ['^shared/src/contract/', '^node_modules/zod/'] },
    },
    {
      name: 'shared-ui-uses-no-api',
      comment: 'UI components get their data as props.',
      severity: 'error',
      from: { path: '^shared/src/ui/' },
      to: { path: '^shared/src/(api|session|cart)/' },
    },
    {
      name: 'shared-parts-import-public-subpaths',
      comment: 'A part of shared imports another part as apps do: @rangmala/shared/<part>.',
      severity: 'error',
      from: { path: '^shared/src/([^/]+)/', pathNot: '^shared/src/testing/' },
      to: {
        path: '^shared/',
        pathNot: ['^shared/src/$1/', ...PUBLIC_SUBPATHS],
      },
    },
    {
      name: 'apps-import-only-shared',
      comment:
        'A remote is deployed alone, so it depends on no other app. The shell loads remotes at run time.',
      severity: 'error',
      from: { path: '^(shell|[^/]+-remote)/', pathNot: TOOL_SETTINGS },
      to: { path: ['^(shell|server|e2e|tools)/', REMOTE], pathNot: '^$1/' },
    },
    {
      name: 'apps-use-only-shared-libraries',
      comment: 'Each further library makes pages heavier, so adding one needs a decision (docs/decisions).',
      severity: 'error',
      from: { path: APPS, pathNot: TEST },
      to: {
        dependencyTypes: NPM,
        dependencyTypesNot: ['type-only'],
        pathNot: [
          '^node_modules/(react|react-dom|react-router-dom|styled-components|@types/react(-dom)?)/',
          '^node_modules/@module-federation/',
        ],
      },
    },
    {
      name: 'swr-only-in-shared-api',
      comment: 'Apps read the API with the hooks of @rangmala/shared/api.',
      severity: 'error',
      from: { pathNot: '^shared/src/(api|testing)/' },
      to: { path: '^node_modules/swr/' },
    },
    {
      name: 'pages-do-not-import-each-other',
      comment: 'Code that two pages use belongs in components, api or lib.',
      severity: 'error',
      from: { path: '^([^/]+)/src/pages/([^/]+)/' },
      to: { path: '^[^/]+/src/pages/', pathNot: '^$1/src/pages/$2/' },
    },
    {
      name: 'components-do-not-import-pages',
      comment: 'Pages import components, api and lib, not the other way round.',
      severity: 'error',
      from: { path: '^[^/]+/src/(components|api|lib)/' },
      to: { path: '^[^/]+/src/(pages|slots)/' },
    },
    {
      name: 'remote-lib-is-pure',
      comment: "A remote's lib holds pure functions: no React, no API.",
      severity: 'error',
      from: { path: '^[^/]+-remote/src/lib/', pathNot: TEST },
      to: { path: ['^node_modules/(react|react-dom|styled-components)/', '^shared/src/api/'] },
    },
    {
      name: 'server-imports-only-contract',
      comment: 'Server and apps share the contract only.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: ['^(shared|shell|e2e)/', REMOTE], pathNot: '^shared/src/contract/' },
    },
    {
      name: 'infrastructure-imports-no-business-code',
      comment: 'Features and platform import the infrastructure, not the other way round.',
      severity: 'error',
      from: { path: INFRASTRUCTURE, pathNot: TEST },
      to: { path: [FEATURE, PLATFORM, COMPOSITION] },
    },
    {
      name: 'platform-imports-only-infrastructure',
      comment: 'The platform delivers apps and uses no business feature.',
      severity: 'error',
      from: { path: PLATFORM, pathNot: TEST },
      to: { path: [FEATURE, COMPOSITION] },
    },
    {
      name: 'features-import-no-platform-or-composition',
      comment: 'A business feature works without the platform and without the start-up code.',
      severity: 'error',
      from: { path: FEATURE, pathNot: TEST },
      to: { path: [PLATFORM, COMPOSITION] },
    },
    {
      name: 'features-import-others-by-index',
      comment: 'A feature imports only the index.ts of another feature.',
      severity: 'error',
      from: { path: '^server/src/(shop|gallery|booking|accounts)/', pathNot: TEST },
      to: { path: FEATURE, pathNot: ['^server/src/$1/', '^server/src/[^/]+/index\\.ts$'] },
    },
    {
      name: 'accounts-imports-no-feature',
      comment: 'Every feature uses accounts.',
      severity: 'error',
      from: { path: '^server/src/accounts/', pathNot: TEST },
      to: { path: '^server/src/(shop|gallery|booking)/' },
    },
    {
      name: 'booking-and-shop-import-only-accounts',
      comment: 'The gallery uses booking, so booking does not use the gallery; the shop uses neither.',
      severity: 'error',
      from: { path: '^server/src/(shop|booking)/', pathNot: TEST },
      to: { path: '^server/src/(shop|gallery|booking)/', pathNot: '^server/src/$1/' },
    },
    {
      name: 'gallery-imports-only-booking-and-accounts',
      comment: 'The gallery shows free times of artists and uses nothing of the shop.',
      severity: 'error',
      from: { path: '^server/src/gallery/', pathNot: TEST },
      to: { path: '^server/src/shop/' },
    },
    {
      name: 'production-imports-no-tools',
      comment: 'The running site contains no build tools and no browser tests.',
      severity: 'error',
      from: { path: PRODUCTION, pathNot: [TEST, SERVER_TESTING, TOOL_SETTINGS] },
      to: { path: '^(tools|e2e)/' },
    },
    {
      name: 'kit-imports-only-shared',
      comment: 'Every app depends on the kit, so the kit imports only shared from this repository.',
      severity: 'error',
      from: { path: '^tools/kit/' },
      to: { path: ['^(shell|server|e2e|tools/repository)/', REMOTE] },
    },
    {
      name: 'repository-tools-import-only-kit',
      comment: 'Repository tools start the parts of the product as programs instead of importing them.',
      severity: 'error',
      from: { path: '^tools/repository/', pathNot: TEST },
      to: { path: ['^(shared|shell|server|e2e)/', REMOTE] },
    },
    {
      name: 'e2e-imports-no-product',
      comment:
        'Browser tests use the running site. They import only helpers of the server tests and of the kit.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: ['^(shared|shell|server|tools)/', REMOTE],
        pathNot: '^(server/src/testing/(openid-provider|modified-release)\\.ts|tools/kit/programs\\.mjs)$',
      },
    },
    {
      name: 'only-tests-import-test-helpers',
      severity: 'error',
      from: { pathNot: [TEST, '/(testing|bench)/', '^e2e/'] },
      to: { path: '^(shared|server)/src/testing/' },
    },
    {
      name: 'no-import-of-tests',
      severity: 'error',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other can be read only together. Type imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-dependencies',
      comment:
        'An imported package must be listed in a package.json, because npm installs only listed packages.',
      severity: 'error',
      from: { pathNot: ['^shared/src/router/', TEST] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|\\.data|\\.cache|coverage|test-results)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
