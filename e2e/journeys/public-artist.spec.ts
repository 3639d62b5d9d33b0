import { fetchDemoArtist, openProfile } from '../helpers/artists.ts';
import { visit } from '../helpers/page.ts';
import { VIEWPORTS } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

test('leads from the gallery to an artist’s page and from a free time to the booking flow', async ({
  page,
  request,
}) => {
  const artist = await fetchDemoArtist(request);
  await visit(page, '/art-gallery/artist');
  await page.getByRole('main').getByRole('link', { name: artist.name, exact: true }).first().click();
  await expect(page).toHaveURL(`/art-gallery/artist/${artist.id}`);
  await expect(page.getByRole('heading', { level: 1, name: artist.name })).toBeVisible();
  await page.getByRole('region', { name: 'Next free times' }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/appointment\\?.*artist=${artist.id}&date=.+&time=`));
});

test('lists an artist’s page in the sitemap', async ({ request }) => {
  const artist = await fetchDemoArtist(request);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`/art-gallery/artist/${artist.id}</loc>`);
});

test('fills in the subject of the contact form when applying for a job', async ({ page }) => {
  await visit(page, '/jobs/1');
  await page.getByRole('link', { name: 'Apply' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Application: Become an Artist');
});

test('leads artists from the footer and the jobs page to their sign-in', async ({ page }) => {
  await visit(page, '/jobs');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Sign in to your artist area' }),
  ).toHaveAttribute('href', '/artists');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Artist sign-in' }).click();
  await expect(page).toHaveURL('/artists');
});

for (const { name, viewport } of VIEWPORTS) {
  test(`links a signed-in artist to the artist area (${name})`, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    const { id } = await fetchDemoArtist(request, 1);
    await openProfile(page, id);
    await visit(page, '/contact');
    if (name === 'narrow') await page.getByRole('button', { name: 'Menu' }).click();
    // The footer has such a link, too.
    await page
      .getByRole('link', { name: /your artist area$/i })
      .first()
      .click();
    await expect(page).toHaveURL(`/artists/${id}`);
  });
}
