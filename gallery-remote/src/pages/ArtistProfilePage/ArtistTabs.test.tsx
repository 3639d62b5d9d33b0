import { screen } from '@testing-library/react';
import { joinTexts, renderPage } from '@rangmala/shared/testing';
import { ArtistTabs } from './ArtistTabs.tsx';

test.each([
  ['', 'Sessions'],
  ['#days-off', 'Hours'],
  ['#email', 'Account'],
])('opens the tab of the section in the URL: %j', (hash, name) => {
  renderPage(<ArtistTabs artistId="meera-joshi">Sections</ArtistTabs>, { path: `/${hash}`, route: '/' });
  const currentLinks = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(joinTexts(currentLinks)).toBe(name);
});
