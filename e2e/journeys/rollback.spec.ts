import type { APIRequestContext } from '@playwright/test';
import { deployVariant, fetchReleases } from '../helpers/remotes.ts';
import { startSite, type Site } from '../helpers/site.ts';
import { createTeamToken } from '../helpers/team.ts';
import { expect, test } from '../helpers/test.ts';
import { startWebhookServer } from '../helpers/webhook.ts';

/** Number of reports to send for each release; enough for the site to compare the releases. */
const FAILURE_REPORTS = 25;

/** Deploys and rolls back the gallery of one site with a team token, and sends client reports. */
class Team {
  readonly #request: APIRequestContext;
  readonly #site: Site;
  readonly #token: string;

  constructor(request: APIRequestContext, site: Site) {
    this.#request = request;
    this.#site = site;
    this.#token = createTeamToken('gallery', site);
  }

  /** Deploys the built gallery with a comment at the end of its server bundle. Returns the version. */
  deploy(comment: string, mode: 'live' | 'preview' | 'canary' = 'live'): Promise<string> {
    return deployVariant(this.#request, 'gallery', this.#site, {
      token: this.#token,
      code: `// ${comment}`,
      mode,
    });
  }

  async rollBack(): Promise<string> {
    const response = await this.#request.post(`${this.#site.url}/_releases/gallery/rollback`, {
      headers: { authorization: `Bearer ${this.#token}` },
    });
    const { version, detail } = (await response.json()) as { version?: string; detail?: string };
    return version ?? detail ?? '';
  }

  /** Returns the versions of the live release and its fallback. */
  async listReleases(): Promise<string[]> {
    return (await fetchReleases(this.#request, 'gallery', this.#site.url)).map(({ version }) => version);
  }

  /** Returns the possible targets of a rollback, and the states of the remaining stored releases. */
  async listStoredReleases(): Promise<{ kept: string[]; states: Record<string, string> }> {
    const response = await this.#request.get(`${this.#site.url}/_releases`, {
      headers: { authorization: `Bearer ${this.#token}` },
    });
    const { apps } = (await response.json()) as {
      apps: { app: string; kept: string[]; other: { version: string; state: string }[] }[];
    };
    const gallery = apps.find(({ app }) => app === 'gallery');
    const stateEntries = gallery?.other.map(({ version, state }) => [version, state] as const) ?? [];
    return { kept: gallery?.kept ?? [], states: Object.fromEntries(stateEntries) };
  }

  /** Sends client reports: loads of one release and failures of another release. */
  async sendReports(loadedVersion: string, failedVersion: string): Promise<void> {
    for (let visitor = 0; visitor < FAILURE_REPORTS; visitor += 1) {
      await this.#request.post(`${this.#site.url}/_site/loads`, {
        data: [{ app: 'gallery', version: loadedVersion, ms: 20 }],
      });
      await this.#request.post(`${this.#site.url}/_site/failures`, {
        data: {
          app: 'gallery',
          name: 'JobsPage',
          version: failedVersion,
          phase: 'render',
          message: 'No jobs',
        },
      });
    }
  }
}

test('rolls back one release at a time, and never to a failed canary or a preview', async ({ request }) => {
  const webhook = await startWebhookServer();
  const site = await startSite({ DEPLOY_WEBHOOK: webhook.url });
  try {
    const team = new Team(request, site);
    const [versionA] = await team.listReleases();
    const versionB = await team.deploy('B');
    const versionC = await team.deploy('C');
    await expect.poll(() => team.listReleases()).toEqual([versionC, versionB]);
    const preview = await team.deploy('preview', 'preview');

    await test.step('a failing canary is ended', async () => {
      const canary = await team.deploy('failing canary', 'canary');
      await team.sendReports(versionC, canary);
      expect(await webhook.next()).toMatchObject({ action: 'canary ended', version: canary, live: versionC });
      expect(await team.listStoredReleases()).toEqual({
        kept: [versionB, versionA],
        states: { [preview]: 'preview', [canary]: 'failed canary' },
      });
    });

    await test.step('rollbacks lead to B, then to A, and no further', async () => {
      expect(await team.rollBack()).toBe(versionB);
      await expect.poll(() => team.listReleases()).toEqual([versionB, versionA]);
      expect(await team.rollBack()).toBe(versionA);
      await expect.poll(() => team.listReleases()).toEqual([versionA]);
      expect(await team.rollBack()).toBe('There is no earlier release of gallery to roll back to.');
      const { kept, states } = await team.listStoredReleases();
      expect(kept).toEqual([]);
      expect(states).toMatchObject({
        [versionB]: 'rolled back',
        [versionC]: 'rolled back',
        [preview]: 'preview',
      });
    });

    await test.step('a canary replaces a live release that fails more often', async () => {
      const canary = await team.deploy('better canary', 'canary');
      await team.sendReports(canary, String(versionA));
      expect(await webhook.next()).toMatchObject({
        action: 'canary promoted',
        version: versionA,
        live: canary,
      });
      await expect.poll(async () => (await team.listReleases())[0]).toBe(canary);
    });
  } finally {
    await site.stop();
    webhook.close();
  }
});
