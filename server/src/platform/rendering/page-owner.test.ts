import type { Snapshot } from '@rangmala/shared/contract';
import { findPageOwner } from './page-owner.ts';

const createPageAt = (path: string) => ({
  path,
  page: 'Page',
  access: 'all' as const,
  indexed: true,
  slots: [],
});
const SNAPSHOT: Snapshot = {
  number: 1,
  shell: '1.0.0',
  remotes: [
    { app: 'shop', releases: [], pages: [createPageAt('/shop'), createPageAt('/product/:id')], slots: [] },
    { app: 'gallery', releases: [], pages: [createPageAt('/art-gallery')], slots: [] },
  ],
};

it.each([
  ['/product/mug?side=back', 'shop'],
  ['/Shop/', 'shop'],
  ['/art-gallery', 'gallery'],
  ['/about', 'shell'],
  ['/product', 'shell'],
])('returns the app that has a page at %s', (url, app) => {
  expect(findPageOwner(SNAPSHOT, url)).toBe(app);
});
