import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { BrowserRouter, Link, useLocation } from '@rangmala/shared/router';
import { useScrollRestoration } from './use-scroll-restoration.ts';

function Page() {
  const main = useRef<HTMLElement>(null);
  useScrollRestoration(main);
  return (
    <main ref={main} tabIndex={-1}>
      <h1>{useLocation().pathname}</h1>
      <Link to="/second">Second</Link>
      <Link to="/third#100%">Third</Link>
    </main>
  );
}

/** Sets the scroll position without a scroll event, because a busy browser sends the event late. */
function setScrollPosition(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

const waitForPage = (path: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name: path })).toBeVisible());

it('restores the position of a page that is left before its last scroll event is sent', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => setScrollPosition(0));
  render(<Page />, { wrapper: BrowserRouter });
  setScrollPosition(900);
  act(() => screen.getByRole('link', { name: 'Second' }).click());
  await waitForPage('/second');
  setScrollPosition(500);
  act(() => history.back());
  await waitForPage('/');
  expect(scroll).toHaveBeenLastCalledWith({ top: 900, left: 0, behavior: 'instant' });
  act(() => history.forward());
  await waitForPage('/second');
  expect(scroll).toHaveBeenLastCalledWith({ top: 500, left: 0, behavior: 'instant' });
});

it('starts a page at its top when the hash of its URL cannot be decoded', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(<Page />, { wrapper: BrowserRouter });
  act(() => screen.getByRole('link', { name: 'Third' }).click());
  await waitForPage('/third');
  expect(scroll).toHaveBeenLastCalledWith({ top: 0, left: 0, behavior: 'instant' });
});

it('stores the position when the page is left for another site', () => {
  render(<Page />, { wrapper: BrowserRouter });
  setScrollPosition(700);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sessionStorage.getItem('rangmala.scroll-positions')).toContain('700');
});
