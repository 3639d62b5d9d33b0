import { createBrowser } from '../../testing/browser.ts';
import { ASHA, registerCustomer, signIn } from '../../testing/customers.ts';
import { packTestRelease } from '../../testing/releases.ts';
import { makeShopRelease, type TeamSite, withTeamSite } from '../../testing/team-site.ts';

const FIRST_TEXT = 'Namaste from first';
const SECOND_TEXT = 'Namaste from second';

const startCanary = async ({ put }: TeamSite, query: string) =>
  put(await packTestRelease(makeShopRelease({ uniqueText: 'second' })), { query: `?mode=canary&${query}` });

const createStaffLink = async ({ app, headers }: TeamSite) => {
  const response = await app.inject({ url: '/_releases/shop/staff-link', headers });
  const { pathname, search } = new URL(response.json<{ link: string }>().link);
  return `${pathname}${search}`;
};

describe('a canary for staff', () => {
  it('is shown to a browser that opened a staff link, until the browser opens /_staff/leave', () =>
    withTeamSite(async (teamSite) => {
      expect((await startCanary(teamSite, 'audience=staff')).json()).toMatchObject({ result: 'canary' });
      const browser = createBrowser(teamSite.app);
      expect((await browser.get('/')).body).toContain(FIRST_TEXT);
      expect((await browser.get(await createStaffLink(teamSite))).headers.location).toBe('/');
      expect((await browser.get('/')).body).toContain(SECOND_TEXT);
      await browser.get('/_staff/leave');
      expect((await browser.get('/')).body).toContain(FIRST_TEXT);
    }));

  it('is not shown for a forged staff link or a preview link', () =>
    withTeamSite(async (teamSite) => {
      const { preview } = (await startCanary(teamSite, 'audience=staff')).json<{ preview: string }>();
      const forgedLinks = ['made.up', 'x', new URL(preview).searchParams.get('link') ?? ''];
      for (const link of forgedLinks) {
        const staffResponse = await teamSite.app.inject(`/_staff?link=${link}`);
        expect([link, staffResponse.statusCode, staffResponse.cookies]).toEqual([link, 302, []]);
        expect(await teamSite.getPage(`rangmala_staff=${link}`)).toContain(FIRST_TEXT);
      }
    }));

  it('requires a deploy token for the creation of a staff link', () =>
    withTeamSite(async ({ app }) => {
      expect((await app.inject('/_releases/shop/staff-link')).statusCode).toBe(401);
    }));

  it('keeps guest pages cached and never shows them to staff', () =>
    withTeamSite(async (teamSite) => {
      await startCanary(teamSite, 'audience=staff');
      const link = await createStaffLink(teamSite);
      const staff = createBrowser(teamSite.app);
      await staff.get(link);
      for (let round = 0; round < 3; round += 1) {
        expect((await staff.get('/')).body).toContain(SECOND_TEXT);
        const guest = await teamSite.app.inject('/');
        expect(guest.body).toContain(FIRST_TEXT);
        // A page that is rendered for a single visitor has no ETag.
        expect(guest.headers.etag).toBeDefined();
      }
    }));
});

it('shows a canary for a language only to visitors who prefer it, also when the page is cached', () =>
  withTeamSite(async (teamSite) => {
    const fetchPageInLanguage = async (language: string) =>
      (await teamSite.app.inject({ url: '/', headers: { 'accept-language': language } })).body;
    expect(await fetchPageInLanguage('hi-IN')).toContain(FIRST_TEXT);
    await startCanary(teamSite, 'audience=language%3Dhi');
    for (let round = 0; round < 3; round += 1) {
      expect(await fetchPageInLanguage('hi-IN,en;q=0.5')).toContain(SECOND_TEXT);
      expect(await fetchPageInLanguage('en-IN,hi;q=0.5')).toContain(FIRST_TEXT);
    }
  }));

it('shows a canary for signed-in customers to them only', () =>
  withTeamSite(async (teamSite) => {
    await registerCustomer(teamSite.app);
    await startCanary(teamSite, 'audience=signed-in');
    const asha = await signIn(teamSite.app, ASHA);
    expect((await asha.get('/')).body).toContain(SECOND_TEXT);
    await asha.post('/api/logout');
    expect((await asha.get('/')).body).toContain(FIRST_TEXT);
    expect(await teamSite.getPage('rangmala_session=forged')).toContain(FIRST_TEXT);
  }));

it('shows a canary for a region by the configured header', () =>
  withTeamSite(
    async (teamSite) => {
      await startCanary(teamSite, 'audience=region%3Din');
      const fetchPageFromCountry = async (country: string) =>
        (await teamSite.app.inject({ url: '/', headers: { 'cf-ipcountry': country } })).body;
      expect(await fetchPageFromCountry('IN')).toContain(SECOND_TEXT);
      expect(await fetchPageFromCountry('LK')).toContain(FIRST_TEXT);
    },
    { REGION_HEADER: 'CF-IPCountry' },
  ));

it('shows a canary to a share of its audience', () =>
  withTeamSite(async (teamSite) => {
    await startCanary(teamSite, 'percent=30&audience=language%3Dhi');
    const visit = async (language: string, bucket: number) => {
      const headers = { 'accept-language': language, cookie: `rangmala_bucket=${bucket}` };
      return (await teamSite.app.inject({ url: '/', headers })).body;
    };
    expect(await visit('hi', 29)).toContain(SECOND_TEXT);
    expect(await visit('hi', 30)).toContain(FIRST_TEXT);
    expect(await visit('en', 0)).toContain(FIRST_TEXT);
  }));

it('refuses invalid shares and audiences, and a region without REGION_HEADER', () =>
  withTeamSite(async (teamSite) => {
    for (const [query, status, detail] of [
      ['audience=region%3DIN', 422, 'has to set REGION_HEADER first'],
      ['audience=everyone', 422, 'An audience is a list such as'],
      ['percent=100', 400, 'from 1 to 99'],
      ['percent=101&audience=staff', 400, 'from 1 to 99'],
    ] as const) {
      const response = await startCanary(teamSite, query);
      expect([query, response.statusCode]).toEqual([query, status]);
      expect(response.json<{ detail: string }>().detail).toContain(detail);
    }
  }));

it('changes share and audience of a running canary, and lists them', () =>
  withTeamSite(async (teamSite) => {
    const { app, headers } = teamSite;
    const change = (payload: object) =>
      app.inject({ method: 'PUT', url: '/_releases/shop/canary', headers, payload });
    expect((await change({ percent: 20 })).statusCode).toBe(404);
    await startCanary(teamSite, 'percent=10');
    expect((await change({ percent: 20, audience: 'language=hi' })).statusCode).toBe(200);
    expect((await change({ audience: 'everyone' })).statusCode).toBe(422);
    const { apps } = (await app.inject({ url: '/_releases', headers })).json<{
      apps: { app: string; canary?: object; history: { reason: string }[] }[];
    }>();
    const shopOverview = apps.find((each) => each.app === 'shop');
    expect(shopOverview?.canary).toMatchObject({ percent: 20, audience: { language: 'hi' } });
    expect(shopOverview?.history[0]?.reason).toBe('canary for 20 % of visitors with language hi');
  }));
