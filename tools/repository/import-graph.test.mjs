import { listDependents } from './import-graph.mjs';

const SOURCES = {
  'shared/src/cart/lines.ts': '',
  'shared/src/cart/index.ts': "export { addLine } from './lines.ts';",
  'shop-remote/src/Price.tsx': '',
  'shop-remote/src/Cart.tsx':
    "import { addLine } from '@rangmala/shared/cart';\nimport { Price } from './Price.tsx';",
  'shop-remote/src/Cart.test.tsx': "import Cart from './Cart.tsx';",
  'shop-remote/src/other.test.ts': '',
  'server/src/app.ts': "import { addRoutes } from './shop/routes.ts';",
  'server/src/shop/routes.ts': '',
  'server/src/shop/orders.test.ts': "import { createApp } from '../app.ts';",
  'server/src/gallery/works.test.ts': "import { createApp } from '../app.ts';",
};

test('returns the files that import a changed file, also through another file and a public subpath', () => {
  expect(listDependents(['shared/src/cart/lines.ts'], SOURCES)).toEqual([
    'shared/src/cart/lines.ts',
    'shared/src/cart/index.ts',
    'shop-remote/src/Cart.tsx',
    'shop-remote/src/Cart.test.tsx',
  ]);
});

test('returns the tests beside a changed file, and not every test of the whole server', () => {
  expect(listDependents(['server/src/shop/routes.ts'], SOURCES)).toEqual([
    'server/src/shop/routes.ts',
    'server/src/app.ts',
    'server/src/shop/orders.test.ts',
  ]);
  expect(listDependents(['server/src/app.ts'], SOURCES)).toContain('server/src/gallery/works.test.ts');
});
