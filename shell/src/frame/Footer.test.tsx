import { screen, within } from '@testing-library/react';
import { expectLink, joinTexts, renderPage, testSite, type PageOptions } from '@rangmala/shared/testing';
import { Footer } from './Footer.tsx';

const showFooter = (options: PageOptions = {}) => renderPage(<Footer />, options);

it('does not link hidden pages', () => {
  showFooter({ site: { hiddenPaths: ['/delivery', '/returns'] } });
  const help = within(screen.getByRole('navigation', { name: 'Help' }));
  const names = 'FAQ, Find your order, Terms, Privacy, Grievances, Artist sign-in';
  expect(joinTexts(help.getAllByRole('link'))).toBe(names);
});

it('links a signed-in artist to the artist area instead of the sign-in', () => {
  showFooter({ session: { artist: { artist_id: 'meera-joshi' } } });
  const help = within(screen.getByRole('navigation', { name: 'Help' }));
  expectLink('Your artist area', '/artists/meera-joshi', help);
  expect(help.queryByRole('link', { name: 'Artist sign-in' })).not.toBeInTheDocument();
});

it('shows contact details and links', () => {
  showFooter();
  const footer = within(screen.getByRole('contentinfo'));
  for (const line of testSite.address) expect(footer.getByText(line)).toBeVisible();
  expectLink(testSite.email, `mailto:${testSite.email}`, footer);
  expectLink(testSite.phone, 'tel:+914055550101', footer);
  expect(footer.getByText(testSite.tagline)).toBeVisible();
  expect(footer.getByText('© 2025 Rangmala. All rights reserved.')).toBeVisible();
});
