import { test } from '../../testing/team-site.ts';
import { Previews } from './previews.ts';

describe('a preview', () => {
  test('shows its release only to holders of the link', async ({ app, deploy, getPage }) => {
    const response = await deploy({ uniqueText: 'second' }, '?mode=preview');
    const { preview, result } = response.json<{ preview: string; result: string }>();
    expect(result).toBe('preview');
    expect(await getPage()).toContain('Namaste from first');
    const { pathname, search } = new URL(preview);
    const openResponse = await app.inject(`${pathname}${search}`);
    const [cookie] = openResponse.cookies;
    expect(openResponse.headers.location).toBe('/');
    expect(await getPage(`${cookie?.name}=${cookie?.value}`)).toContain('Namaste from second');
    const leaveResponse = await app.inject('/_preview/leave');
    expect(leaveResponse.cookies[0]).toMatchObject({ name: cookie?.name, value: '' });
  });

  test('shows the live site when its link is forged or has expired', async ({ app, deploy, getPage }) => {
    const response = await deploy({ uniqueText: 'second' }, '?mode=preview');
    const { version, preview } = response.json<{ version: string; preview: string }>();
    const [body = '', mac = ''] = (new URL(preview).searchParams.get('link') ?? '').split('.');
    const previews = new Previews(app.db);
    const neverExpiring = Buffer.from(`{"app":"shop","version":"${version}","expires":9e15}`).toString(
      'base64url',
    );
    const invalidLinks = [
      'made.up',
      'x',
      `${neverExpiring}.AAAA`,
      `${neverExpiring}.${mac}`,
      `${body}.${'A'.repeat(mac.length)}`,
      `${body}.${mac}.${mac}`,
      await previews.sign({ app: 'shop', version, expires: Date.now() - 1 }),
      await previews.sign({ app: 'shop', version: '9.9.9-none', expires: Date.now() + 60_000 }),
    ];
    for (const link of invalidLinks) {
      const response = await app.inject(`/_preview?link=${link}`);
      expect([link, response.statusCode, response.cookies]).toEqual([link, 302, []]);
      expect(await getPage(`rangmala_preview=${link}`)).toContain('Namaste from first');
    }
  });
});
