import { withTeamSite } from '../../testing/team-site.ts';
import { findCurrentSnapshot, setFlag } from '../registry/registry.ts';
import { readReleasesOverview } from './overview.ts';
import { testWith } from '../../testing/test-with.ts';

/** More changes than the overview lists. */
const CHANGES = 105;

const test = testWith(withTeamSite);

test('returns time and author of the live release after many other changes', async ({ app }) => {
  const published = await findCurrentSnapshot(app.db);
  for (let number = 0; number < CHANGES; number += 1)
    await setFlag(app.db, { app: 'shop', flag: 'gift-wrap', on: number % 2 === 0 }, 'another author');
  const { apps } = await readReleasesOverview(app.db);
  const shop = apps.find((each) => each.app === 'shop');
  expect(shop).toMatchObject({ since: published?.createdAt, by: 'npm start' });
  expect(shop?.history).toHaveLength(100);
  expect(shop?.history.filter(({ isLive }) => isLive)).toEqual([]);
});
