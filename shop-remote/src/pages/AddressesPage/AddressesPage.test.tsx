import { screen, within } from '@testing-library/react';
import { renderPage, type PageOptions } from '@rangmala/shared/testing';
import { createSavedAddress } from '../../testing/orders.ts';
import AddressesPage from './AddressesPage.tsx';

const asha = { email: 'asha@example.in', name: 'Asha', userId: 'u1', isGoogleUser: false };
const home = createSavedAddress();

const showPage = (api: PageOptions['api'] = {}) =>
  renderPage(<AddressesPage />, {
    path: '/account/addresses',
    session: { user: asha },
    api: { 'GET /addresses': [home], ...api },
  });

it('adds an address, with the state suggested from the PIN code', async () => {
  const { user, api } = showPage({ 'GET /addresses': [], 'POST /addresses': { status: 201, body: home } });
  expect(await screen.findByText('No saved addresses yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Address' }));
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  await user.type(screen.getByLabelText('PIN code'), '290001');
  expect(screen.getByLabelText('PIN code')).toHaveAccessibleDescription(/We don’t know the PIN code 290001/);
  await user.clear(screen.getByLabelText('PIN code'));
  for (const [label, value] of [
    ['Full name', 'Asha Rao'],
    ['Phone', '98480 22338'],
    ['PIN code', '506009'],
    ['House and street', '4-2-17, Subedari'],
    ['Area', 'Hanamkonda'],
  ] as const) {
    await user.type(screen.getByLabelText(label), value);
  }
  expect(screen.getByLabelText('State')).toHaveValue('Telangana');
  await user.clear(screen.getByLabelText('City'));
  await user.type(screen.getByLabelText('City'), 'Warangal');
  api.setResponses({ 'GET /addresses': [home] });
  await user.click(screen.getByRole('button', { name: 'Save Address' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Asha Rao');
  expect(api.bodiesTo('POST /addresses')).toMatchObject([
    { name: 'Asha Rao', phone: '+919848022338', pin: '506009', state: 'Telangana' },
  ]);
});

it('keeps an address unchanged after Cancel, and saves a change', async () => {
  const { user, api } = showPage({ 'PUT /addresses/a1': { ...home, area: 'Subedari' } });
  await user.click(await screen.findByRole('button', { name: /^Edit the address/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: /^Edit the address/ }));
  const area = screen.getByLabelText('Area');
  expect(area).toHaveValue('Hanamkonda');
  await user.clear(area);
  await user.click(screen.getByRole('button', { name: 'Save Address' }));
  expect(area).toHaveAccessibleDescription('Please enter your area.');
  await user.type(area, 'Subedari');
  api.setResponses({ 'GET /addresses': [{ ...home, area: 'Subedari' }] });
  await user.click(screen.getByRole('button', { name: 'Save Address' }));
  expect(await screen.findByText('Subedari')).toBeVisible();
  expect(api.to('PUT /addresses/a1')).toHaveLength(1);
});

it('asks before it removes an address', async () => {
  const { user, api } = showPage({ 'DELETE /addresses/a1': { status: 204 } });
  await user.click(await screen.findByRole('button', { name: /^Remove the address/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this address?' }));
  api.setResponses({ 'GET /addresses': [] });
  await user.click(dialog.getByRole('button', { name: 'Yes, remove' }));
  expect(await screen.findByText('No saved addresses yet.')).toBeVisible();
  expect(api.to('DELETE /addresses/a1')).toHaveLength(1);
});
