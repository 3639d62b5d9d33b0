import { screen } from '@testing-library/react';
import { createRefusal, renderPage, type PageOptions } from '@rangmala/shared/testing';
import EditProfilePage from './EditProfilePage.tsx';

const asha = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false };

const showPage = (api: PageOptions['api'] = {}) =>
  renderPage(<EditProfilePage />, { path: '/account/edit-profile', session: { user: asha }, api });
const nameField = () => screen.getByRole('textbox', { name: 'Name' });
const saveButton = () => screen.getByRole('button', { name: 'Save Changes' });

it('saves a new name and stores it for all tabs', async () => {
  const { user, api } = showPage({ 'PUT /profile': { ...asha, name: 'Asha Rao' } });
  expect(document.title).toBe('Edit Profile | Rangmala');
  expect(nameField()).toHaveValue('Asha');
  expect(nameField()).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByText('asha@example.com')).toBeVisible();
  await user.type(nameField(), ' Rao');
  await user.click(saveButton());
  expect((await screen.findByText('Profile updated!')).closest('[role="status"]')).toBeVisible();
  expect(api.bodiesTo('PUT /profile')).toMatchObject([{ name: 'Asha Rao' }]);
  expect(nameField()).toHaveValue('Asha Rao');
  expect(JSON.parse(localStorage.getItem('rangmala.user') ?? '')).toEqual({ ...asha, name: 'Asha Rao' });
});

it('shows why a name was not saved, and keeps it', async () => {
  const { user } = showPage({ 'PUT /profile': createRefusal(429, 'Too many changes.') });
  await user.type(nameField(), ' Rao');
  await user.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many changes.');
  expect(nameField()).toHaveValue('Asha Rao');
});
