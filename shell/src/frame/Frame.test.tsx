import { act, screen, within } from '@testing-library/react';
import { expectLink, joinTexts, noConnection, renderPage } from '@rangmala/shared/testing';
import { links } from '@rangmala/shared/links';
import { AppLink } from '@rangmala/shared/ui';
import { setEmptiedCart } from '../api/session.ts';
import { Frame } from './Frame.tsx';

const asha = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false };
const mug = { id: 'mug-1', name: 'Elephant Mug', price: 499, image: '/media/a/mug-10x10.webp' };

function showFrame(options: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(
    <Frame>
      <h1>A page</h1>
      <AppLink to="/jobs#become">A job</AppLink>
    </Frame>,
    { path: '/elsewhere', ...options },
  );
}

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

afterEach(() => {
  scrollTo(0);
  act(() => setEmptiedCart([]));
});

const mainNavigation = () => screen.getByRole('navigation', { name: 'Main' });
/** Returns the element that a button of the header opens. */
const getOpened = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;

describe('the header', () => {
  it('lists its links in order, below the promise', () => {
    showFrame();
    const promise = screen.getByRole('complementary', { name: 'Our promise' });
    expect(promise).toHaveTextContent('Best Designs and Standard Shipping');
    expect(promise.nextElementSibling).toBe(screen.getByRole('banner'));
    const items = [...mainNavigation().querySelectorAll<HTMLElement>('a, button')].filter(
      (item) => !item.closest('ul ul') && item.textContent !== 'Menu',
    );
    const names = items.map((item) => item.getAttribute('aria-label') ?? item.textContent).join(', ');
    expect(names).toBe(
      'Home, Shop, Art Gallery, Rangmala home, Appointment, Jobs, Contact, About Us, Sign In, Cart',
    );
  });

  it.each([
    ['/art-gallery', 'Art Gallery', 'page'],
    ['/about/', 'About Us', 'page'],
    ['/art-gallery/artist', 'Art Gallery', 'true'],
    ['/jobs/1', 'Jobs', 'true'],
  ])('at %s marks only the link %s as current', (path, name, current) => {
    showFrame({ path });
    const currentLinks = [...mainNavigation().querySelectorAll('[aria-current]')];
    expect(currentLinks).toEqual([within(mainNavigation()).getByRole('link', { name })]);
    expect(currentLinks[0]).toHaveAttribute('aria-current', current);
  });

  it('shows name and promise from the settings', () => {
    showFrame({ site: { name: 'Kalakari', promise: 'Everything by hand' } });
    expect(screen.getByRole('link', { name: 'Kalakari home' })).toHaveTextContent('Kalakari');
    expect(screen.getByText('Everything by hand')).toBeVisible();
  });

  it.each(['click', 'hover'] as const)('opens the categories on a %s', async (gesture) => {
    const { user } = showFrame();
    const shop = screen.getByRole('button', { name: 'Shop' });
    expect(shop).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Mugs' })).not.toBeInTheDocument();

    await user[gesture](shop);
    expect(shop).toHaveAttribute('aria-expanded', 'true');
    const categories = within(getOpened(shop));
    const names = 'Mugs, Tees, Wall Decor, Posters, Cushions, Stationery';
    expect(joinTexts(categories.getAllByRole('link'))).toBe(names);
    for (const name of names.split(', ')) expectLink(name, links.category(name), categories);
    expectLink('Wall Decor', '/shop/wall-decor', categories);
  });

  it('keeps the categories open when the hovered button is pressed, and closes them at the next press', async () => {
    const { user } = showFrame();
    const shop = screen.getByRole('button', { name: 'Shop' });
    await user.hover(shop);
    await user.click(shop);
    await user.unhover(shop);
    expect(shop).toHaveAttribute('aria-expanded', 'true');
    await user.click(shop);
    expect(shop).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the categories on Escape, a press elsewhere, a focus change by keyboard and a chosen category', async () => {
    const { user } = showFrame();
    const shop = screen.getByRole('button', { name: 'Shop' });
    const expectClosed = () => expect(shop).toHaveAttribute('aria-expanded', 'false');

    await user.click(shop);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Mugs' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expectClosed();
    expect(shop).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(shop).toHaveAttribute('aria-expanded', 'true');
    await user.tab({ shift: true });
    expectClosed();

    await user.click(shop);
    await user.click(screen.getByRole('heading', { name: 'A page' }));
    expectClosed();

    await user.click(shop);
    await user.click(screen.getByRole('link', { name: 'Wall Decor' }));
    expectClosed();
  });

  it('offers signed-in customers their account instead of Sign In', async () => {
    const { user } = showFrame({ session: { user: asha } });
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    const account = screen.getByRole('button', { name: 'My Account' });
    await user.click(account);
    const entries = getOpened(account).querySelectorAll('a, button');
    expect(joinTexts(entries)).toBe('My Orders, My Appointments, Edit Profile, Change Password, Sign Out');
  });

  it.each([
    ['Bring it back', 'Cart, 2 items'],
    ['Dismiss', 'Cart'],
  ])('signs out, empties the cart, and focuses the home page after %s', async (buttonName, cartName) => {
    const { user, api, currentUrl } = showFrame({
      session: { user: asha },
      cart: [{ ...mug, quantity: 2 }],
      api: { 'POST /logout': { status: 204 } },
    });
    await user.click(screen.getByRole('button', { name: 'My Account' }));
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();
    expect(api.to('POST /logout')).toHaveLength(1);
    expect(localStorage.getItem('rangmala.user')).toBeNull();
    expect(localStorage.getItem('loggedIn')).toBeNull();
    expect(currentUrl()).toBe('/');
    await user.click(screen.getByRole('button', { name: buttonName }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('link', { name: cartName })).toBeVisible();
  });

  it('stays signed in when the server cannot sign out', async () => {
    const { user, currentUrl } = showFrame({
      session: { user: asha },
      cart: [{ ...mug, quantity: 2 }],
      api: { 'POST /logout': noConnection },
    });
    await user.click(screen.getByRole('button', { name: 'My Account' }));
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText(/^You are still signed in\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'My Account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    expect(currentUrl()).toBe('/elsewhere');
  });

  it('opens the panel of links with Menu, and closes the panel when a link or Sign Out is pressed', async () => {
    const { user } = showFrame({ session: { user: asha }, api: { 'POST /logout': { status: 204 } } });
    const menu = screen.getByRole('button', { name: 'Menu' });
    await user.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    expect(menu).toHaveAttribute('aria-expanded', 'false');

    await user.click(menu);
    await user.click(screen.getByRole('button', { name: 'My Account' }));
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  it('closes the menu on Escape, and when the focus leaves the header', async () => {
    const { user } = showFrame();
    const menu = screen.getByRole('button', { name: 'Menu' });
    await user.click(menu);
    act(() => screen.getByRole('link', { name: 'Jobs' }).focus());
    await user.keyboard('{Escape}');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(menu).toHaveFocus();
    await user.click(menu);
    act(() => screen.getByRole('main').focus());
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('scrolling', () => {
  it('scrolls a new page to its top and focuses its main element', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    const { user, currentUrl } = showFrame();
    await user.click(within(mainNavigation()).getByRole('link', { name: 'Jobs' }));
    expect(currentUrl()).toBe('/jobs');
    expect(scroll).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('offers a scroll-to-top button after 300 pixels', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    const { user } = showFrame();
    scrollTo(300);
    expect(screen.queryByRole('button', { name: 'Scroll to top' })).not.toBeInTheDocument();
    scrollTo(301);
    await user.click(screen.getByRole('button', { name: 'Scroll to top' }));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
