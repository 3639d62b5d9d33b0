/** Who may import whom (docs/decisions.md has why). `npm test` cruises with it; import-rules.test.mjs breaks every rule once. */

const APPS = '^(shell|[^/]+-remote)/';
const OTHERS = ['^(shell|server|e2e)/', '^[^/]+-remote/', '^tools/kit/'];
const TEST = '\\.(test|spec)\\.(tsx?|mjs)$';
const NPM = ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'];

/** What somebody outside the import graph starts: webpack, node, a test runner. */
const ENTRIES = [
  '^shared/src/[^/]+/index\\.tsx?$',
  '^shared/src/contract/endpoints/index\\.ts$',
  '^shared/src/testing/',
  '^tools/kit/',
  '^[^/]+/remote\\.ts$',
  '^shell/host\\.ts$',
  '^shell/src/[^/]+\\.tsx?$',
  '^shell/src/federation/provide-runtime\\.ts$',
  '^[^/]+/src/pages/[^/]+/[^/]+Page\\.tsx$',
  '^[^/]+/src/slots/[^/]+\\.tsx$',
  '^server/src/main\\.ts$',
  // Processes and threads of their own, which the server starts by path.
  '^server/src/.+-worker\\.ts$',
  '^server/src/cli/[^/]+\\.ts$',
  '^tools/repository/',
  '^demo/build-[^/]+\\.ts$',
  '^server/bench/',
  '^e2e/',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'shared-imports-nobody',
      comment: 'shared is what every team builds on: it knows none of them.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: ['^(shell|server|e2e)/', '^[^/]+-remote/'] },
    },
    {
      name: 'contract-imports-zod-only',
      comment: 'The contract is read by browser and server alike: it stands alone.',
      severity: 'error',
      from: { path: '^shared/src/contract/', pathNot: TEST },
      to: { pathNot: ['^shared/src/contract/', '^node_modules/zod/'] },
    },
    {
      name: 'endpoint-table-is-types-in-the-browser',
      comment: 'The table holds every zod schema of the API: in the browser only its types are used.',
      severity: 'error',
      from: { path: ['^shared/src/(?!contract/)', APPS] },
      to: { path: '^shared/src/contract/endpoints/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-no-api',
      comment: 'Interface parts get what they show; they ask nobody for it.',
      severity: 'error',
      from: { path: '^shared/src/ui/' },
      to: { path: '^shared/src/(api|session|cart)/' },
    },
    {
      name: 'shared-parts-by-public-name',
      comment: 'Parts of shared use one another as everybody else does: @rangmala/shared/<part>.',
      severity: 'error',
      from: { path: '^shared/src/([^/]+)/', pathNot: '^shared/src/testing/' },
      to: {
        path: '^shared/',
        pathNot: [
          '^shared/src/$1/',
          '^shared/src/[^/]+/index\\.tsx?$',
          '^shared/src/contract/endpoints/index\\.ts$',
          '^shared/src/storage/',
        ],
      },
    },
    {
      name: 'remotes-import-shared-only',
      comment: 'A remote is deployed alone: it knows neither the shell nor another remote.',
      severity: 'error',
      from: { path: '^([^/]+-remote)/' },
      to: { path: OTHERS, pathNot: '^$1/' },
    },
    {
      name: 'shell-imports-shared-only',
      comment: 'The shell meets remotes at run time alone.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: OTHERS, pathNot: '^shell/' },
    },
    {
      name: 'apps-use-shared-libraries-only',
      comment:
        'Every further library in the browser is paid for by every visitor: a decision, not an import.',
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
      name: 'swr-behind-api',
      comment: 'One way to read the API: useApi of @rangmala/shared/api.',
      severity: 'error',
      from: { pathNot: '^shared/src/(api|testing)/' },
      to: { path: '^node_modules/swr/' },
    },
    {
      name: 'server-imports-contract-only',
      comment: 'Server and pages share the contract and nothing else.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^tools/repository/' },
      to: { path: '^(shared|shell|e2e|[^/]+-remote)/', pathNot: '^shared/src/contract/' },
    },
    {
      name: 'start-imports-build-only',
      comment: 'What builds and starts the site may call the build preset, no product code.',
      severity: 'error',
      from: { path: '^tools/repository/' },
      to: { path: '^(shared|shell|e2e|[^/]+-remote)/', pathNot: '^shared/(build|src/contract)/' },
    },
    {
      name: 'e2e-imports-no-product',
      comment:
        'Journeys talk HTTP and click. The runner may call what installs and starts; beside the site may run what runs beside the server in its own tests.',
      severity: 'error',
      from: { path: '^e2e/(?!run/)' },
      to: {
        path: '^(shared|shell|server|[^/]+-remote)/',
        pathNot: '^server/src/testing/(openid-provider|variant)\\.ts$',
      },
    },
    {
      name: 'runner-imports-start-only',
      severity: 'error',
      from: { path: '^tools/repository/' },
      to: { path: '^(shared|shell|server|[^/]+-remote)/', pathNot: '^tools/repository/' },
    },
    {
      name: 'demo-is-imported-by-nobody',
      comment: 'The build runs the generator of the demo shop. The site reads the data that it wrote.',
      severity: 'error',
      from: { pathNot: '^demo/' },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-imports-seed-types-only',
      severity: 'error',
      from: { path: '^demo/' },
      to: {
        path: '^(shared|shell|server|tools|e2e|[^/]+-remote)/',
        pathNot: ['^server/src/seed/seed-file\\.ts$', '^server/src/media/media-index\\.ts$'],
      },
    },
    {
      name: 'pages-are-strangers',
      comment: 'What two pages use lives in components, api or lib.',
      severity: 'error',
      from: { path: '^([^/]+)/src/pages/([^/]+)/' },
      to: { path: '^[^/]+/src/pages/', pathNot: '^$1/src/pages/$2/' },
    },
    {
      name: 'parts-know-no-page',
      comment: 'Components, api and lib are used by pages, never the other way round.',
      severity: 'error',
      from: { path: '^[^/]+/src/(components|api|lib)/' },
      to: { path: '^[^/]+/src/(pages|slots)/' },
    },
    {
      name: 'lib-is-pure',
      comment: "A remote's lib holds pure functions: no React, no network.",
      severity: 'error',
      from: { path: '^[^/]+-remote/src/lib/', pathNot: TEST },
      to: { path: ['^node_modules/(react|react-dom|styled-components)/', '^shared/src/api/'] },
    },
    {
      name: 'testing-for-tests-only',
      severity: 'error',
      from: { pathNot: [TEST, '^shared/src/testing/'] },
      to: { path: '^shared/src/testing/' },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'no-cycles',
      comment: 'A type that is passed back and forth is gone when the code runs: such a circle is none.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-dependencies',
      comment: 'What is imported stands in a package.json, or a clean install lacks it.',
      severity: 'error',
      from: { pathNot: ['^shared/src/router/', TEST] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-dead-modules',
      comment: 'Nothing that runs reaches this module: use it or delete it.',
      severity: 'error',
      from: { path: ENTRIES, pathNot: TEST },
      to: {
        path: '^(shared|shell|server|demo|[^/]+-remote)/.*\\.(tsx?|mjs|cjs)$',
        pathNot: [...ENTRIES, TEST, '\\.d\\.ts$', '\\.config\\.(ts|mjs|cjs)$', '/(testing|test-support)/'],
        reachable: false,
      },
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
