import type { Item } from '@rangmala/shared/contract';
import { withApp } from '../../testing/app.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { mugDetails, setProductDetails } from '../../testing/products.ts';

describeOnEveryDatabase((database) => {
  test('returns the options, sides, facts and views of a product', () =>
    withApp({ database }, async (app) => {
      await insertCatalogue(app.db);
      await setProductDetails(app.db, '1', { options: [] });
      await setProductDetails(app.db, '1', { ...mugDetails, dispatch_days: { from: 4, to: 6 } });
      expect((await app.inject('/api/products/1')).json()).toMatchObject(mugDetails);
      const [mug, otherItem] = (await app.inject('/api/items?ids=1,2')).json<Item[]>();
      expect(mug?.options).toEqual(mugDetails.options);
      expect(mug?.dispatch_days).toEqual({ from: 4, to: 6 });
      expect(otherItem).not.toHaveProperty('options');
      expect(otherItem).not.toHaveProperty('dispatch_days');
    }));
});
