import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ApiProvider, markFresh } from '@rangmala/shared/api';
import { UserProvider } from '@rangmala/shared/session';
import { SiteProvider } from '@rangmala/shared/site';
import { stubApi, testSite } from '@rangmala/shared/testing';
import { ThemeRoot } from '@rangmala/shared/theme';
import { ToastProvider } from '@rangmala/shared/ui';
import { setClock, customer } from '../../testing/booking-api.ts';
import {
  allAppointments,
  CALL_TITLE,
  COUNTS,
  getPath,
  listTitles,
  pastAppointment,
  SOON_TITLE,
} from '../../testing/appointments.ts';
import AppointmentsPage, { data } from './AppointmentsPage.tsx';

beforeEach(() => setClock());

describe('in the server’s HTML', () => {
  const RENDERED_AT = Date.parse('2026-11-25T05:10:00Z');
  const page = (
    <ThemeRoot>
      <MemoryRouter initialEntries={['/account/appointments']}>
        <SiteProvider site={{ info: testSite, renderedAt: RENDERED_AT }}>
          <ApiProvider
            answers={{
              [getPath('upcoming')]: { status: 200, body: allAppointments() },
              '/appointments/user/u1/counts': { status: 200, body: COUNTS },
            }}
          >
            <UserProvider initial={{ user: customer, artist: null }}>
              <ToastProvider>
                <AppointmentsPage />
              </ToastProvider>
            </UserProvider>
          </ApiProvider>
        </SiteProvider>
      </MemoryRouter>
    </ThemeRoot>
  );

  /**
   * Renders the page as the server does, with a clock ahead of the browser's clock. The first appointment has begun on
   * the server, but not in the browser.
   */
  function renderOnServer(): HTMLElement {
    stubApi({ [`GET ${getPath('past')}`]: [pastAppointment] });
    markFresh([getPath('upcoming'), '/appointments/user/u1/counts']);
    localStorage.setItem('rangmala.user', JSON.stringify(customer));
    window.dispatchEvent(new StorageEvent('storage', { key: 'rangmala.user' }));
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    return container;
  }

  test('contains the complete list, which hydration updates to the browser’s clock', () => {
    const container = renderOnServer();
    expect(listTitles()).toEqual([CALL_TITLE]);
    expect(container.querySelector('noscript')?.innerHTML).toMatch(/needs JavaScript/);
    expect(container.innerHTML).toMatch(/<noscript><button[^>]*>Show these/);
    render(page, { container, hydrate: true });
    expect(listTitles()).toEqual([SOON_TITLE, CALL_TITLE]);
  });

  test('prefetches the appointments of the signed-in customer only', () => {
    const listPaths = (user: typeof customer | null) =>
      data({}, new URLSearchParams(), { user, artist: null });
    expect(listPaths(customer)).toEqual([getPath('upcoming'), '/appointments/user/u1/counts']);
    expect(listPaths(null)).toEqual([]);
    // An older shell passes no session.
    expect(data({}, new URLSearchParams())).toEqual([]);
  });
});
