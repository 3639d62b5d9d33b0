import { listSharedUses } from './shared-uses.ts';

it('lists the apps that use each export', () => {
  const uses = listSharedUses([
    { app: 'shop', uses: { '@rangmala/shared/ui': ['Field', 'Button'] } },
    { app: 'booking', uses: { '@rangmala/shared/ui': ['Button'], react: ['*'] } },
  ]);
  expect(uses).toEqual([
    { module: '@rangmala/shared/ui', name: 'Button', apps: ['booking', 'shop'] },
    { module: '@rangmala/shared/ui', name: 'Field', apps: ['shop'] },
    { module: 'react', name: '*', apps: ['booking'] },
  ]);
});
