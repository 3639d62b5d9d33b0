import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withFolder } from '../../testing/app.ts';
import { createClock } from '../../testing/clock.ts';
import { expectSoon } from '../../testing/expect-soon.ts';
import { readLiveShopVersion, type TeamSite, withTeamSite } from '../../testing/team-site.ts';
import { writePicture } from './report-store.ts';

const { jest } = import.meta;

const MINUTE_MS = 60_000;

/** Waits until the checks with these ids have the state `state`. */
async function waitForStates(
  { app, headers }: TeamSite,
  ids: readonly string[],
  state: string,
): Promise<void> {
  const readStates = async () => {
    const responses = await Promise.all(
      ids.map((id) => app.inject({ url: `/_releases/shop/checks/${id}`, headers })),
    );
    return responses.map((response) => response.json<{ state: string }>().state).join();
  };
  await expectSoon(readStates, new RegExp(`^${ids.map(() => state).join()}$`));
}

it('refuses a check while three other checks wait, and removes the pictures of failed checks', () =>
  withFolder(async (folder) => {
    // The script waits for a file, and then fails like a Chromium that cannot start.
    const script = '#!/bin/sh\nwhile [ ! -e "${0%/*}/continue" ]; do sleep 0.1; done\nexit 1\n';
    await writeFile(join(folder, 'chromium'), script, { mode: 0o755 });
    await withTeamSite(
      async (teamSite) => {
        const { app, post } = teamSite;
        const version = await readLiveShopVersion(teamSite);
        const startCheck = () => post('/_releases/shop/checks', { version });
        const responses = await Promise.all(Array.from({ length: 7 }, startCheck));
        const ids = responses.flatMap((response) =>
          response.statusCode === 200 ? [response.json<{ id: string }>().id] : [],
        );
        // One check runs and three checks wait.
        expect(ids).toHaveLength(4);
        expect(await app.storage.list('check-reports')).toHaveLength(4);
        const [refused] = responses.filter(({ statusCode }) => statusCode !== 200);
        expect(refused?.statusCode).toBe(409);
        expect(refused?.json()).toEqual({
          detail: 'Too many checks are waiting. Please try again in a few minutes.',
        });
        const [id = ''] = ids;
        await writePicture(app.storage, id, '360-0-live.webp', Buffer.from('picture'));
        await writeFile(join(folder, 'continue'), '');
        await waitForStates(teamSite, ids, 'failed');
        await expectSoon(
          async () => (await app.storage.list('check-reports')).join(),
          /^([^,]*check\.json,?){4}$/,
        );
      },
      { CHROMIUM_PATH: join(folder, 'chromium') },
    );
  }));

/**
 * Starts three checks. Each of the first two browsers runs until `endBrowser` is called, and then fails. The third
 * browser fails at once.
 */
const withThreeChecks = (
  work: (
    teamSite: TeamSite,
    ids: readonly string[],
    waitForBrowser: (number: number) => Promise<void>,
    endBrowser: (number: number) => Promise<void>,
  ) => Promise<void>,
) =>
  withFolder(async (folder) => {
    // The script writes a file, waits until another file with the same number exists, and then fails.
    const script =
      '#!/bin/sh\ncd "${0%/*}"\nn=1\n[ -e started-1 ] && n=2\n: > started-$n\n' +
      'while [ ! -e continue-$n ]; do sleep 0.1; done\nexit 1\n';
    await writeFile(join(folder, 'chromium'), script, { mode: 0o755 });
    const waitForBrowser = (number: number) =>
      expectSoon(async () => (await readdir(folder)).join(), new RegExp(`started-${number}`));
    const endBrowser = (number: number) => writeFile(join(folder, `continue-${number}`), '');
    await withTeamSite(
      async (teamSite) => {
        const version = await readLiveShopVersion(teamSite);
        const startCheck = async () =>
          (await teamSite.post('/_releases/shop/checks', { version })).json<{ id: string }>().id;
        const ids = [await startCheck(), await startCheck(), await startCheck()];
        try {
          await work(teamSite, ids, waitForBrowser, endBrowser);
        } finally {
          // Ends the browsers also when `work` fails, because the site waits for running checks before it closes.
          for (const number of [1, 2]) await endBrowser(number);
        }
        await waitForStates(teamSite, ids, 'failed');
      },
      { CHROMIUM_PATH: join(folder, 'chromium') },
    );
  });

it('shows a check as running while each check before it takes less than 45 minutes', () =>
  withThreeChecks(async (teamSite, ids, waitForBrowser, endBrowser) => {
    const clock = createClock(new Date().toISOString());
    jest.spyOn(teamSite.app, 'now').mockImplementation(clock.now);
    await waitForBrowser(1);
    clock.advance(30 * MINUTE_MS);
    await endBrowser(1);
    await waitForBrowser(2);
    clock.advance(30 * MINUTE_MS);
    await waitForStates(teamSite, ids.slice(1), 'running');
  }));

it('starts a check when the new start time of a waiting check cannot be stored', () =>
  withThreeChecks(async (teamSite, ids, waitForBrowser, endBrowser) => {
    const { storage } = teamSite.app;
    const [, , waitingId = ''] = ids;
    await waitForBrowser(1);
    const put = storage.put.bind(storage);
    const refusedKeys: string[] = [];
    jest.spyOn(storage, 'put').mockImplementation(async (key, ...others) => {
      const isRefused = refusedKeys.length === 0 && key.includes(waitingId);
      if (!isRefused) return put(key, ...others);
      refusedKeys.push(key);
      throw new Error('The storage is full.');
    });
    await endBrowser(1);
    await waitForBrowser(2);
    expect(refusedKeys).toHaveLength(1);
    await waitForStates(teamSite, ids.slice(1), 'running');
  }));
