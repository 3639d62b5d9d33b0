import type { InProcessText } from '../../http/in-process.ts';
import { makeTestRelease } from '../../testing/releases.ts';
import { SITE } from '../../testing/rendered-shop.ts';
import { findRenderProblems, type LoadedRelease } from './render-check.ts';

const { jest } = import.meta;

function loadRelease(app: string): LoadedRelease {
  const { release, contents } = makeTestRelease({ app });
  return { release, bundle: contents['server.cjs'] as Buffer };
}

/** Checks a shop whose page calls the API once, and returns the problems. */
function checkShop(readApi: () => Promise<InProcessText>): Promise<string[]> {
  const shop = loadRelease('shop');
  return findRenderProblems({
    candidate: shop.release,
    shell: loadRelease('shell'),
    remotes: [shop],
    site: SITE,
    existingPaths: [],
    readApi,
  });
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
});
afterEach(() => {
  jest.useRealTimers();
});

it('accepts a page that is rendered within 40 seconds, as on a busy machine', async () => {
  const problems = await checkShop(async () => {
    jest.advanceTimersByTime(40_000);
    return { status: 200, json: '[]' };
  });
  expect(problems).toEqual([]);
});

it('refuses a release with a page that does not finish', async () => {
  const problems = await checkShop(() => {
    jest.advanceTimersByTime(50_000);
    return new Promise(() => undefined);
  });
  expect(problems).toEqual([
    expect.stringMatching(/^shop 1\.0\.0-\w+ does not finish rendering its pages, or it ends the process\.$/),
  ]);
});
