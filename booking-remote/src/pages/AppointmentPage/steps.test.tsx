import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { bookingApi, setClock } from '../../testing/booking-api.ts';
import AppointmentPage from './AppointmentPage.tsx';

beforeEach(() => setClock());

async function showPage() {
  const page = renderPage(<AppointmentPage />, {
    path: '/appointment',
    route: '/appointment',
    api: bookingApi,
  });
  await screen.findByRole('group', { name: 'Art type' });
  return page;
}

const findStep = (name: string) => screen.queryByRole('group', { name });
const getRadio = (name: string) => screen.getByRole('radio', { name });

test('chooses the only artist of an art type', async () => {
  const { user } = await showPage();
  await user.click(getRadio('Block Print'));
  await waitFor(() => expect(getRadio('Meera Joshi')).toBeChecked());
  expect(findStep('Date')).toBeInTheDocument();
});

test('offers to change what was chosen by touch, and moves on to the next step', async () => {
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
  Element.prototype.scrollIntoView = jest.fn();
  const { user } = await showPage();
  await user.click(getRadio('Warli'));
  const change = await screen.findByRole('button', { name: 'Change art type' });
  expect(change.parentElement).toHaveTextContent('Warli · Change');
  expect(findStep('Artist')).toContainElement(document.activeElement as HTMLElement);
  await user.click(change);
  expect(screen.queryByRole('button', { name: 'Change art type' })).not.toBeInTheDocument();
  await waitFor(() => expect(getRadio('Warli')).toHaveFocus());
});
