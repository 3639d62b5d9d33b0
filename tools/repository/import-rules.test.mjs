import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const PARTS = ['contract', 'api', 'ui', 'testing'];

/** A house in which every rule holds; what a case adds breaks one. */
const HOUSE = {
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
    exports: Object.fromEntries(PARTS.map((part) => [`./${part}`, `./src/${part}/index.ts`])),
  }),
  'shared/src/contract/index.ts': "import * as z from 'zod/mini'; export const item = z;",
  'shared/src/api/index.ts': "import useSWR from 'swr'; export const useApi = useSWR;",
  'shared/src/ui/index.ts':
    "import type { item } from '@rangmala/shared/contract'; export type Shown = item;",
  'shared/src/testing/index.ts': 'export const help = 1;',
  'tools/kit/build.ts': 'export const build = 1;',
  'gallery-remote/src/pages/JobsPage/jobs.ts':
    "import type { List } from './list.ts'; export type Job = List;",
  'gallery-remote/src/pages/JobsPage/list.ts':
    "import type { Job } from './jobs.ts'; export type List = Job[];",
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
  'server/src/main.ts': "import { item } from '@rangmala/shared/contract'; export const a = item;",
  'tools/repository/build.mjs': "import { build } from '../../tools/kit/build.ts'; build;",
  'tools/repository/test.mjs': "import './build.mjs';",
  'e2e/journeys/cart.spec.ts': 'export const a = 1;',
  'demo/build-data.ts':
    "import type { SeedFile } from '../server/src/seed/seed-file.ts'; export type A = SeedFile;",
  'server/src/seed/seed-file.ts': 'export type SeedFile = 1;',
};

/** For every rule a file that breaks it and nothing else. */
const BREAKS = {
  'shared-imports-nobody': { 'tools/kit/more.ts': "import '../../shell/src/main.tsx';" },
  'contract-imports-zod-only': {
    'shared/src/contract/index.ts': "import React from 'react'; export const a = React;",
  },
  'endpoint-table-is-types-in-the-browser': {
    'shared/src/contract/endpoints/index.ts': 'export const endpoints = {};',
    'shared/src/api/index.ts': "import { endpoints } from '../contract/endpoints/index.ts'; endpoints;",
  },
  'ui-knows-no-api': { 'shared/src/ui/index.ts': "import { useApi } from '@rangmala/shared/api'; useApi;" },
  'shared-parts-by-public-name': {
    'shared/src/api/client.ts': 'export const client = 1;',
    'shared/src/api/index.ts': "export * from './client.ts';",
    'shared/src/contract/other.ts': 'export const other = 1;',
    'shared/src/contract/index.ts': "export * from './other.ts';",
    'shared/src/remote/index.ts': "import { client } from '../api/client.ts'; client;",
  },
  'remotes-import-shared-only': {
    'gallery-remote/src/pages/JobsPage/JobsPage.tsx': "import '../../../../shop-remote/src/api/items.ts';",
  },
  'shell-imports-shared-only': { 'shell/src/main.tsx': "import '../../shop-remote/src/api/items.ts';" },
  'apps-use-shared-libraries-only': { 'shell/src/main.tsx': "import _ from 'lodash'; _;" },
  'swr-behind-api': { 'shared/src/ui/index.ts': "import useSWR from 'swr'; useSWR;" },
  'server-imports-contract-only': { 'server/src/main.ts': "import '@rangmala/shared/ui';" },
  'start-imports-build-only': { 'tools/repository/build.mjs': "import '@rangmala/shared/ui';" },
  'e2e-imports-no-product': { 'e2e/journeys/cart.spec.ts': "import '../../server/src/main.ts';" },
  'runner-imports-start-only': { 'tools/repository/test.mjs': "import '../../server/src/main.ts';" },
  'demo-is-imported-by-nobody': { 'server/src/main.ts': "import '../../demo/build-data.ts';" },
  'demo-imports-seed-types-only': { 'demo/build-data.ts': "import '../server/src/main.ts';" },
  'pages-are-strangers': {
    'shop-remote/src/pages/ShopPage/ShopPage.tsx': "import '../CartPage/CartPage.tsx';",
  },
  'parts-know-no-page': {
    'shop-remote/src/api/items.ts': "import '../pages/ShopPage/ShopPage.tsx'; export const useItems = 1;",
  },
  'lib-is-pure': {
    'shop-remote/src/lib/sum.ts': "import React from 'react'; export const sum = React;",
    'shop-remote/src/api/items.ts': "import { sum } from '../lib/sum.ts'; export const useItems = sum;",
  },
  'testing-for-tests-only': {
    'shell/src/main.tsx': "import { help } from '@rangmala/shared/testing'; help;",
  },
  'nobody-imports-tests': {
    'shop-remote/src/pages/CartPage/CartPage.tsx': "import './Other.test.tsx';",
    'shop-remote/src/pages/CartPage/Other.test.tsx': 'export const a = 1;',
  },
  'no-cycles': {
    'shop-remote/src/api/items.ts': "import { b } from './b.ts'; export const useItems = b;",
    'shop-remote/src/api/b.ts': "import { useItems } from './items.ts'; export const b = useItems;",
  },
  resolvable: { 'server/src/main.ts': "import './gone.ts';" },
  'declared-dependencies': { 'server/src/main.ts': "import 'undeclared';" },
  'no-dead-modules': { 'server/src/forgotten.ts': 'export const forgotten = 1;' },
};

let house;
afterEach(() => rmSync(house, { recursive: true, force: true }));

function build(files) {
  house = mkdtempSync(join(tmpdir(), 'rangmala-rules-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  mkdirSync(join(house, 'node_modules/@rangmala'));
  symlinkSync(resolve(house, 'shared'), join(house, 'node_modules/@rangmala/shared'));
}

async function violations(files) {
  build(files);
  const folders = ['shared', 'shell', 'shop-remote', 'gallery-remote', 'server', 'demo', 'e2e'];
  const { output } = await cruise(
    folders,
    { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden }, baseDir: house },
    // The resolver keeps what it saw of the file system; every case has a house of its own.
    { ...config.options.enhancedResolveOptions, cachedInputFileSystem: { cacheDuration: 1 } },
  );
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

test('a house in which every rule holds has no violation', async () => {
  expect(await violations(HOUSE)).toEqual([]);
});

test('every rule has a case that breaks it', () => {
  expect(Object.keys(BREAKS)).toEqual(config.forbidden.map(({ name }) => name));
  for (const rule of config.forbidden) expect(rule).toMatchObject({ severity: 'error' });
});

test.each(Object.entries(BREAKS))('%s is caught', async (rule, files) => {
  const found = await violations({ ...HOUSE, ...files });
  expect(new Set(found.map((violation) => violation.rule))).toContain(rule);
});
