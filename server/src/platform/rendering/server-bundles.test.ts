import { makeTestRelease, type TestRelease } from '../../testing/releases.ts';
import { ServerBundles } from './server-bundles.ts';

/** A shell that hands out an object of its own, as a real one does with React's contexts. */
const SHELL: TestRelease = {
  app: 'shell',
  serverBundle: `const context = {}; exports.context = context; exports.provided = { context: () => context };`,
};
const shop = (word: string): TestRelease => ({
  app: 'shop',
  word,
  serverBundle: `exports.modules = { context: require('context'), word: '${word}' };`,
});

/** Bundles of these releases, and how often the store was asked. */
function storeOf(wanted: TestRelease[]) {
  const made = wanted.map(makeTestRelease);
  const asked: string[] = [];
  const bundles = new ServerBundles({
    async get(key) {
      asked.push(key);
      const [, app, version] = key.split('/');
      const found = made.find(({ release }) => release.app === app && release.version === version);
      return found?.contents['server.cjs'];
    },
  });
  return { bundles, asked, releases: made.map(({ release }) => release) };
}

it('gives a remote the shared modules of the shell that renders it, after many other releases', async () => {
  const words = Array.from({ length: 60 }, (_, index) => `preview ${index}`);
  const { bundles, releases } = storeOf([SHELL, shop('live'), ...words.map(shop)]);
  const [shell, live, ...previews] = releases;
  if (!shell || !live) throw new Error('There are two at least.');
  for (const preview of previews) {
    await bundles.remote(preview, shell);
    const rendering = (await bundles.shell(shell)) as unknown as { context: object };
    expect((await bundles.remote(live, shell)).modules['context']).toBe(rendering.context);
  }
});

it('loads each release once and retries one that failed', async () => {
  const { bundles, asked, releases } = storeOf([SHELL, shop('live')]);
  const [shell, live] = releases;
  if (!shell || !live) throw new Error('There are two.');
  const gone = makeTestRelease(shop('gone')).release;
  await Promise.all([bundles.remote(live, shell), bundles.remote(live, shell)]);
  expect(asked).toHaveLength(2);
  for (let tries = 1; tries <= 2; tries += 1) {
    await expect(bundles.remote(gone, shell)).rejects.toThrow('has no server bundle');
    expect(asked).toHaveLength(2 + tries);
  }
});
