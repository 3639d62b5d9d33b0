import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { findViolations, RULES } from './import-rules.mjs';

const SHARED_PARTS = ['contract', 'api', 'ui', 'testing'];

/** Files, by path, of a repository that follows every rule. */
const REPOSITORY = {
  'package.json': JSON.stringify({ dependencies: { react: '*', swr: '*', zod: '*', lodash: '*' } }),
  'node_modules/react/package.json': '{"name":"react","version":"1.0.0"}',
  'node_modules/react/index.js': 'module.exports = {};',
  'node_modules/swr/package.json': '{"name":"swr","version":"1.0.0"}',
  'node_modules/swr/index.js': 'module.exports = {};',
  'node_modules/lodash/package.json': '{"name":"lodash","version":"1.0.0"}',
  'node_modules/lodash/index.js': 'module.exports = {};',
  'node_modules/undeclared/package.json': '{"name":"undeclared","version":"1.0.0"}',
  'node_modules/undeclared/index.js': 'module.exports = {};',
  'node_modules/zod/package.json': '{"name":"zod","version":"1.0.0","exports":{"./mini":"./mini.js"}}',
  'node_modules/zod/mini.js': 'module.exports = {};',
  'shared/package.json': JSON.stringify({
    name: '@rangmala/shared',
    exports: Object.fromEntries(SHARED_PARTS.map((part) => [`./${part}`, `./src/${part}/index.ts`])),
  }),
  'shared/src/contract/index.ts': "import * as z from 'zod/mini'; export const item = z;",
  'shared/src/api/index.ts': "import useSWR from 'swr'; export const useApi = useSWR;",
  'shared/src/ui/index.ts':
    "import type { item } from '@rangmala/shared/contract'; export type Shown = item;",
  'shared/src/testing/index.ts': 'export const help = 1;',
  'shell/src/main.tsx': "import { useApi } from '@rangmala/shared/api'; export const a = useApi;",
  'shop-remote/src/pages/CartPage/CartPage.tsx':
    "import React from 'react'; import { useItems } from '../../api/items.ts'; export default [React, useItems];",
  'shop-remote/src/pages/CartPage/CartPage.test.tsx':
    "import { help } from '@rangmala/shared/testing'; import Page from './CartPage.tsx'; test(help, Page);",
  'shop-remote/src/pages/ShopPage/ShopPage.tsx': 'export default 1;',
  'shop-remote/src/api/items.ts':
    "import { useApi } from '@rangmala/shared/api'; export const useItems = useApi;",
  'gallery-remote/src/pages/JobsPage/JobsPage.tsx':
    "import type { Job } from './jobs.ts'; export default 1 as Job;",
  'gallery-remote/src/pages/JobsPage/jobs.ts':
    "import type { List } from './list.ts'; export type Job = List;",
  'gallery-remote/src/pages/JobsPage/list.ts': 'export type List = string[];',
  'server/src/main.ts':
    "import './app.ts'; import './cli/token.ts'; import './shop/products/routes.ts'; import './gallery/routes.ts'; import './platform/plugin.ts';",
  'server/src/app.ts': 'export const app = 1;',
  'server/src/settings.ts': 'export const settings = 1;',
  'server/src/cli/token.ts': "import '../platform/tokens/tokens.ts';",
  'server/src/http/errors.ts': "import '../settings.ts'; export const error = 1;",
  'server/src/database/database.ts': "import '../http/errors.ts'; export const database = 1;",
  'server/src/platform/plugin.ts': "import './tokens/tokens.ts';",
  'server/src/platform/tokens/tokens.ts': "import '../../database/database.ts';",
  'server/src/accounts/index.ts': "export * from './sessions.ts';",
  'server/src/accounts/sessions.ts': "import '../database/database.ts'; export const session = 1;",
  'server/src/booking/index.ts':
    "import { session } from '../accounts/index.ts'; export const free = session;",
  'server/src/gallery/routes.ts':
    "import { free } from '../booking/index.ts'; import { session } from '../accounts/index.ts'; export const routes = [free, session];",
  'server/src/shop/products/routes.ts':
    "import { item } from '@rangmala/shared/contract'; export const routes = item;",
  'tools/kit/build.ts': "import { item } from '@rangmala/shared/contract'; export const build = item;",
  'tools/repository/build.mjs': "import { build } from '../kit/build.ts'; build;",
  'demo/build.ts':
    "import type { SeedFile } from '../server/src/seed/seed-file.ts'; export type A = SeedFile;",
  'server/src/seed/seed-file.ts': 'export type SeedFile = object; export const schema = 1;',
  'server/src/seed/seed.ts': "import { schema } from './seed-file.ts'; export const seed = schema;",
  'server/src/cli/import.ts': "import '../seed/seed.ts';",
  'e2e/journeys/cart.spec.ts': 'export const a = 1;',
};

/** For each rule, files by path that break the rule when they are added to {@link REPOSITORY}. */
const VIOLATING_FILES = {
  'shared-imports-only-itself': {
    'shared/src/ui/index.ts': "import '../../../shell/src/main.tsx'; export type Shown = 1;",
  },
  'contract-imports-only-zod': {
    'shared/src/contract/index.ts': "import React from 'react'; export const item = React;",
  },
  'shared-ui-uses-no-api': {
    'shared/src/ui/index.ts': "import { useApi } from '@rangmala/shared/api'; useApi;",
  },
  'shared-parts-import-public-subpaths': {
    'shared/src/api/client.ts': 'export const client = 1;',
    'shared/src/remote/index.ts': "import { client } from '../api/client.ts'; client;",
  },
  'remote-imports-only-shared': {
    'gallery-remote/src/pages/JobsPage/JobsPage.tsx': "import '../../../../shop-remote/src/api/items.ts';",
  },
  'shell-imports-only-shared': { 'shell/src/main.tsx': "import '../../shop-remote/src/api/items.ts';" },
  'apps-use-only-shared-libraries': { 'shell/src/main.tsx': "import _ from 'lodash'; _;" },
  'swr-only-in-shared-api': { 'shared/src/ui/index.ts': "import useSWR from 'swr'; useSWR;" },
  'pages-do-not-import-each-other': {
    'shop-remote/src/pages/ShopPage/ShopPage.tsx': "import '../CartPage/CartPage.tsx';",
  },
  'components-do-not-import-pages': {
    'shop-remote/src/api/items.ts': "import '../pages/ShopPage/ShopPage.tsx'; export const useItems = 1;",
  },
  'remote-lib-is-pure': {
    'shop-remote/src/lib/sum.ts': "import React from 'react'; export const sum = React;",
    'shop-remote/src/api/items.ts': "import { sum } from '../lib/sum.ts'; export const useItems = sum;",
  },
  'server-imports-only-contract': { 'server/src/app.ts': "import '@rangmala/shared/ui';" },
  'infrastructure-imports-no-business-code': {
    'server/src/database/database.ts': "import '../booking/index.ts';",
  },
  'platform-imports-only-infrastructure': {
    'server/src/platform/plugin.ts': "import '../accounts/index.ts';",
  },
  'features-import-no-platform-or-composition': {
    'server/src/shop/products/routes.ts': "import '../../platform/tokens/tokens.ts';",
  },
  'features-import-others-by-index': { 'server/src/booking/index.ts': "import '../accounts/sessions.ts';" },
  'accounts-imports-no-feature': {
    'server/src/accounts/sessions.ts': "import '../shop/index.ts';",
    'server/src/shop/index.ts': 'export const price = 1;',
  },
  'booking-and-shop-import-only-accounts': {
    'server/src/shop/products/routes.ts': "import '../../booking/index.ts';",
  },
  'gallery-imports-only-booking-and-accounts': {
    'server/src/gallery/routes.ts': "import '../shop/index.ts';",
    'server/src/shop/index.ts': 'export const price = 1;',
  },
  'production-imports-no-tools-or-demo': { 'server/src/app.ts': "import '../../demo/build.ts';" },
  'demo-imports-no-product': { 'demo/build.ts': "import '../server/src/app.ts';" },
  'kit-imports-only-shared': { 'tools/kit/build.ts': "import '../../shell/src/main.tsx';" },
  'repository-tools-import-only-kit': { 'tools/repository/build.mjs': "import '../../server/src/main.ts';" },
  'e2e-imports-no-product': { 'e2e/journeys/cart.spec.ts': "import '../../server/src/main.ts';" },
  'only-tests-import-test-helpers': {
    'shell/src/main.tsx': "import { help } from '@rangmala/shared/testing'; help;",
  },
  'no-import-of-tests': {
    'shop-remote/src/pages/CartPage/CartPage.tsx': "import './Other.test.tsx';",
    'shop-remote/src/pages/CartPage/Other.test.tsx': 'export const a = 1;',
  },
  'no-cycles': {
    'shop-remote/src/api/items.ts': "import { b } from './b.ts'; export const useItems = b;",
    'shop-remote/src/api/b.ts': "import { useItems } from './items.ts'; export const b = useItems;",
  },
  resolvable: { 'server/src/app.ts': "import './gone.ts';" },
  'declared-dependencies': { 'server/src/app.ts': "import 'undeclared';" },
  'no-unused-modules': { 'server/src/http/unused.ts': 'export const unused = 1;' },
  'no-folder-cycles': {
    'server/src/booking/artists/artists.ts': "import '../schedule/hours.ts';",
    'server/src/booking/schedule/hours.ts': 'export const hours = 1;',
    'server/src/booking/schedule/schedule.ts': "import type { Artist } from '../artists/artist.ts';",
    'server/src/booking/artists/artist.ts': 'export type Artist = 1;',
    'server/src/main.ts':
      "import './booking/artists/artists.ts'; import './booking/schedule/schedule.ts'; import './app.ts';",
  },
};

let root;
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function findViolatedRules(files) {
  // Creates a new folder for each test, because the resolver caches the file system.
  root = mkdtempSync(join(tmpdir(), 'rangmala-rules-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, 'node_modules/@rangmala'));
  symlinkSync(resolve(root, 'shared'), join(root, 'node_modules/@rangmala/shared'));
  const folders = ['shared', 'shell', 'shop-remote', 'gallery-remote', 'server', 'tools', 'demo', 'e2e'];
  const violations = await findViolations(folders, {
    root,
    resolve: { cachedInputFileSystem: { cacheDuration: 1 } },
  });
  return new Set(violations.map(({ rule }) => rule));
}

test('returns no violations for a repository that follows every rule', async () => {
  expect(await findViolatedRules(REPOSITORY)).toEqual(new Set());
});

test('has an example of a violation for every rule', () => {
  expect(Object.keys(VIOLATING_FILES)).toEqual(RULES);
});

test.each(Object.entries(VIOLATING_FILES))('reports a violation of %s', async (rule, files) => {
  expect(await findViolatedRules({ ...REPOSITORY, ...files })).toContain(rule);
});
