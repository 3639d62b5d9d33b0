import type { ContentMonitor, ContentState } from './content-monitor.ts';
import { PublicAnswers } from './public-answers.ts';

const versions = { shop: '1/1', gallery: '1/1', bookings: '' };

const stateOf = (now: typeof versions) => ({ number: 1, composition: {}, versions: now }) as ContentState;

/** Answers of an API that counts its calls, with content that the test changes. */
function answersWith(maxBytes = 1_000_000, status = 200) {
  const content: { state: ContentState | undefined } = { state: stateOf(versions) };
  const monitor = {
    recent: () => content.state,
    check: () => Promise.reject(new Error('The database is away.')),
  };
  let calls = 0;
  const read = async (path: string) => {
    calls += 1;
    return { status, json: JSON.stringify([path, calls]) };
  };
  return { content, answers: new PublicAnswers(monitor as unknown as ContentMonitor, read, maxBytes) };
}

it('reads an answer once, until its content changes', async () => {
  const { content, answers } = answersWith();
  const [first, second] = await Promise.all([answers.read('/categories'), answers.read('/categories')]);
  expect(second).toBe(first);
  content.state = stateOf({ ...versions, bookings: '2/2' });
  expect(await answers.read('/categories')).toBe(first);
  content.state = stateOf({ ...versions, shop: '2/2' });
  expect((await answers.read('/categories'))?.json).toBe('["/categories",2]');
});

it.each(['/session', '/orders/RM-1', '/artists/asha/appointments', '/account', '/products/a/reviews'])(
  'leaves %s to the visitor',
  (path) => {
    expect(answersWith().answers.read(path)).toBeUndefined();
  },
);

it('stores no error', async () => {
  const { answers } = answersWith(1_000_000, 500);
  expect((await answers.read('/items'))?.json).toBe('["/items",1]');
  expect((await answers.read('/items'))?.json).toBe('["/items",2]');
  expect(answers.bytes).toBe(0);
});

it('reads the API when the content cannot be checked', async () => {
  const { content, answers } = answersWith();
  content.state = undefined;
  expect((await answers.read('/items'))?.json).toBe('["/items",1]');
  expect((await answers.read('/items'))?.json).toBe('["/items",2]');
});

it('stays within its memory under 20,000 different queries', async () => {
  const { answers } = answersWith(100_000);
  for (let index = 0; index < 20_000; index += 1) await answers.read(`/items?category=${index}`);
  expect(answers.bytes).toBeLessThanOrEqual(100_000);
  expect(answers.bytes).toBeGreaterThan(0);
});
