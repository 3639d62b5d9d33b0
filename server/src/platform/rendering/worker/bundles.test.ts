import { makeTestRelease, type TestRelease } from '../../../testing/releases.ts';
import { ServerBundles } from './bundles.ts';

/** A shell that provides an object, like a React context. */
const SHELL: TestRelease = {
  app: 'shell',
  serverBundle: `const context = {}; exports.context = context; exports.provided = { context: () => context };`,
};
const createShop = (uniqueText: string): TestRelease => ({
  app: 'shop',
  uniqueText,
  serverBundle: `exports.modules = { context: require('context'), word: '${uniqueText}' };`,
});

/** Creates ServerBundles with these releases and records the versions that are read. */
function createBundles(testReleases: TestRelease[]) {
  const releases = testReleases.map(makeTestRelease);
  const readVersions: string[] = [];
  const bundles = new ServerBundles({
    beforeRun: () => undefined,
    async read({ app, version }) {
      readVersions.push(version);
      const testRelease = releases.find(({ release }) => release.app === app && release.version === version);
      const code = testRelease?.contents['server.cjs']?.toString('utf8');
      if (code === undefined) throw new Error('There is no server bundle.');
      return { code, base: '/r/' };
    },
  });
  const [shell = '', ...remotes] = releases.map(({ release }) => release.version);
  const loadRemote = (version: string) => bundles.loadRemote({ app: 'shop', version }, shell);
  return { bundles, readVersions, shell, remotes, loadRemote };
}

it('provides a remote with the modules of the shell that renders it, also after many other releases', async () => {
  const previewWords = Array.from({ length: 60 }, (_, index) => `preview ${index}`);
  const { bundles, shell, remotes, loadRemote } = createBundles([
    SHELL,
    createShop('live'),
    ...previewWords.map(createShop),
  ]);
  const [live = '', ...previews] = remotes;
  for (const preview of previews) {
    await loadRemote(preview);
    const { context } = (await bundles.loadShell(shell)) as unknown as { context: object };
    expect((await loadRemote(live)).modules['context']).toBe(context);
  }
});

it('loads each release once and tries a failed release again', async () => {
  const { readVersions, remotes, loadRemote } = createBundles([SHELL, createShop('live')]);
  const [live = ''] = remotes;
  await Promise.all([loadRemote(live), loadRemote(live)]);
  expect(readVersions).toHaveLength(2);
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await expect(loadRemote('gone')).rejects.toThrow('There is no server bundle.');
    expect(readVersions).toHaveLength(2 + attempt);
  }
});
