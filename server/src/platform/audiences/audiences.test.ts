import { browserOf } from '../../testing/browser.ts';
import { ASHA, register, signedIn } from '../../testing/customers.ts';
import { packTestRelease } from '../../testing/releases.ts';
import { shop, type TeamSite, withTeamSite } from '../../testing/team-site.ts';

const FIRST = 'Namaste from first';
const SECOND = 'Namaste from second';

const startCanary = async ({ put }: TeamSite, query: string) =>
  put(await packTestRelease(shop({ word: 'second' })), { query: `?mode=canary&${query}` });

const staffLink = async ({ app, headers }: TeamSite) => {
  const answer = await app.inject({ url: '/_releases/shop/staff-link', headers });
  const { pathname, search } = new URL(answer.json<{ link: string }>().link);
  return `${pathname}${search}`;
};

describe('a canary for staff', () => {
  it('is shown to visitors who opened the link of the team, until they leave', () =>
    withTeamSite(async (here) => {
      expect((await startCanary(here, 'audience=staff')).json()).toMatchObject({ result: 'canary' });
      const browser = browserOf(here.app);
      expect((await browser.get('/')).body).toContain(FIRST);
      expect((await browser.get(await staffLink(here))).headers.location).toBe('/');
      expect((await browser.get('/')).body).toContain(SECOND);
      await browser.get('/_staff/leave');
      expect((await browser.get('/')).body).toContain(FIRST);
    }));

  it('ignores forged links and links for previews', () =>
    withTeamSite(async (here) => {
      const { preview } = (await startCanary(here, 'audience=staff')).json<{ preview: string }>();
      const forged = ['made.up', 'x', new URL(preview).searchParams.get('link') ?? ''];
      for (const link of forged) {
        const opened = await here.app.inject(`/_staff?link=${link}`);
        expect([link, opened.statusCode, opened.cookies]).toEqual([link, 302, []]);
        expect(await here.look(`rangmala_staff=${link}`)).toContain(FIRST);
      }
    }));

  it('needs a token to create a link', () =>
    withTeamSite(async ({ app }) => {
      expect((await app.inject('/_releases/shop/staff-link')).statusCode).toBe(401);
    }));

  it('leaves guest pages in the cache, which staff never get', () =>
    withTeamSite(async (here) => {
      await startCanary(here, 'audience=staff');
      const link = await staffLink(here);
      const staff = browserOf(here.app);
      await staff.get(link);
      for (let round = 0; round < 3; round += 1) {
        expect((await staff.get('/')).body).toContain(SECOND);
        const guest = await here.app.inject('/');
        expect(guest.body).toContain(FIRST);
        // Only pages from the cache have an ETag.
        expect(guest.headers.etag).toBeDefined();
      }
    }));
});

it('shows a canary for a language to visitors who prefer it, and mixes no cached pages', () =>
  withTeamSite(async (here) => {
    const pageFor = async (language: string) =>
      (await here.app.inject({ url: '/', headers: { 'accept-language': language } })).body;
    expect(await pageFor('hi-IN')).toContain(FIRST);
    await startCanary(here, 'audience=language%3Dhi');
    for (let round = 0; round < 3; round += 1) {
      expect(await pageFor('hi-IN,en;q=0.5')).toContain(SECOND);
      expect(await pageFor('en-IN,hi;q=0.5')).toContain(FIRST);
    }
  }));

it('shows a canary for signed-in customers to them only', () =>
  withTeamSite(async (here) => {
    await register(here.app);
    await startCanary(here, 'audience=signed-in');
    const asha = await signedIn(here.app, ASHA);
    expect((await asha.get('/')).body).toContain(SECOND);
    await asha.post('/api/logout');
    expect((await asha.get('/')).body).toContain(FIRST);
    expect(await here.look('rangmala_session=forged')).toContain(FIRST);
  }));

it('shows a canary for a region by the configured header', () =>
  withTeamSite(
    async (here) => {
      await startCanary(here, 'audience=region%3Din');
      const from = async (country: string) =>
        (await here.app.inject({ url: '/', headers: { 'cf-ipcountry': country } })).body;
      expect(await from('IN')).toContain(SECOND);
      expect(await from('LK')).toContain(FIRST);
    },
    { REGION_HEADER: 'CF-IPCountry' },
  ));

it('shows a canary to a share of its audience', () =>
  withTeamSite(async (here) => {
    await startCanary(here, 'percent=30&audience=language%3Dhi');
    const visit = async (language: string, bucket: number) => {
      const headers = { 'accept-language': language, cookie: `rangmala_bucket=${bucket}` };
      return (await here.app.inject({ url: '/', headers })).body;
    };
    expect(await visit('hi', 29)).toContain(SECOND);
    expect(await visit('hi', 30)).toContain(FIRST);
    expect(await visit('en', 0)).toContain(FIRST);
  }));

it('refuses an audience that the site cannot recognise', () =>
  withTeamSite(async (here) => {
    for (const [query, status, detail] of [
      ['audience=region%3DIN', 422, 'has to set REGION_HEADER first'],
      ['audience=everyone', 422, 'An audience is a list such as'],
      ['percent=100', 400, 'from 1 to 99'],
      ['percent=101&audience=staff', 400, 'from 1 to 99'],
    ] as const) {
      const answer = await startCanary(here, query);
      expect([query, answer.statusCode]).toEqual([query, status]);
      expect(answer.json<{ detail: string }>().detail).toContain(detail);
    }
  }));

it('changes share and audience of a running canary, and lists them', () =>
  withTeamSite(async (here) => {
    const { app, headers } = here;
    const change = (payload: object) =>
      app.inject({ method: 'PUT', url: '/_releases/shop/canary', headers, payload });
    expect((await change({ percent: 20 })).statusCode).toBe(404);
    await startCanary(here, 'percent=10');
    expect((await change({ percent: 20, audience: 'language=hi' })).statusCode).toBe(200);
    expect((await change({ audience: 'everyone' })).statusCode).toBe(422);
    const { apps } = (await app.inject({ url: '/_releases', headers })).json<{
      apps: { app: string; canary?: object; history: { reason: string }[] }[];
    }>();
    const listed = apps.find((each) => each.app === 'shop');
    expect(listed?.canary).toMatchObject({ percent: 20, audience: { language: 'hi' } });
    expect(listed?.history[0]?.reason).toBe('canary for 20 % of visitors with language hi');
  }));
