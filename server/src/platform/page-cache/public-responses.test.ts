import type { ContentMonitor, ContentState } from './content-monitor.ts';
import { PublicResponses } from './public-responses.ts';

const versions = { shop: '1/1', gallery: '1/1', bookings: '' };

const createState = (contentVersions: typeof versions) =>
  ({ number: 1, composition: {}, versions: contentVersions }) as ContentState;

/** Creates PublicResponses for an API that counts its calls. The test can change the content state. */
function createPublicResponses(maxBytes = 1_000_000, status = 200) {
  const content: { state: ContentState | undefined } = { state: createState(versions) };
  const monitor = {
    getRecentState: () => content.state,
    check: () => Promise.reject(new Error('The database is unavailable.')),
  };
  let calls = 0;
  const read = async (path: string) => {
    calls += 1;
    return { status, json: JSON.stringify([path, calls]) };
  };
  return { content, responses: new PublicResponses(monitor as unknown as ContentMonitor, read, maxBytes) };
}

it('reads a response once until its content changes', async () => {
  const { content, responses } = createPublicResponses();
  const [first, second] = await Promise.all([responses.read('/categories'), responses.read('/categories')]);
  expect(second).toBe(first);
  content.state = createState({ ...versions, bookings: '2/2' });
  expect(await responses.read('/categories')).toBe(first);
  content.state = createState({ ...versions, shop: '2/2' });
  expect((await responses.read('/categories'))?.json).toBe('["/categories",2]');
});

it.each(['/session', '/orders/RM-1', '/artists/asha/appointments', '/account', '/products/a/reviews'])(
  'does not cache %s, which differs between visitors',
  (path) => {
    expect(createPublicResponses().responses.read(path)).toBeUndefined();
  },
);

it('does not store error responses', async () => {
  const { responses } = createPublicResponses(1_000_000, 500);
  expect((await responses.read('/items'))?.json).toBe('["/items",1]');
  expect((await responses.read('/items'))?.json).toBe('["/items",2]');
  expect(responses.bytes).toBe(0);
});

it('reads the API when the content cannot be checked', async () => {
  const { content, responses } = createPublicResponses();
  content.state = undefined;
  expect((await responses.read('/items'))?.json).toBe('["/items",1]');
  expect((await responses.read('/items'))?.json).toBe('["/items",2]');
});

it('limits its memory after 20,000 different queries', async () => {
  const { responses } = createPublicResponses(100_000);
  for (let index = 0; index < 20_000; index += 1) await responses.read(`/items?category=${index}`);
  expect(responses.bytes).toBeLessThanOrEqual(100_000);
  expect(responses.bytes).toBeGreaterThan(0);
});
