import { withTeamSite } from '../../testing/team-site.ts';

it('redirects to the home page without a cookie when the link is missing, repeated or invalid', () =>
  withTeamSite(async ({ app }) => {
    for (const query of ['', '?link=', '?link=a&link=b', '?link=forged.link']) {
      const response = await app.inject(`/_preview${query}`);
      expect([query, response.statusCode, response.headers.location]).toEqual([query, 302, '/']);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  }));
