import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { UserProvider } from '@rangmala/shared/session';
import { testSite } from '@rangmala/shared/testing';
import { SiteProvider } from '@rangmala/shared/site';
import { ThemeRoot } from '@rangmala/shared/theme';
import { artTypes, meeraWithHours } from '../../testing/fixtures.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { storeEdits } from './use-profile-form.ts';

const page = (
  <ThemeRoot>
    <MemoryRouter>
      <SiteProvider site={{ info: testSite, renderedAt: Date.now() }}>
        <UserProvider initial={{ user: null, artist: { artist_id: 'meera-joshi' } }}>
          <ProfileForm artist={meeraWithHours} artTypes={artTypes} />
        </UserProvider>
      </SiteProvider>
    </MemoryRouter>
  </ThemeRoot>
);

test('keeps stored edits and an art type that was checked before hydration', () => {
  localStorage.setItem('artistId', 'meera-joshi');
  localStorage.setItem('artistLoggedIn', 'true');
  window.dispatchEvent(new StorageEvent('storage', { key: 'artistId' }));
  storeEdits('meera-joshi', { bio: 'I paint walls.' });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Gond', checked: false }).checked = true;
  render(page, { container, hydrate: true });
  expect(screen.getByRole('checkbox', { name: 'Gond' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Bio' })).toHaveValue('I paint walls.');
});
