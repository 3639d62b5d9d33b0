import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { MemoryRouter, StaticRouter, useLocation } from 'react-router';
import { renderToString } from 'react-dom/server';
import { Link, NavLink } from './index.ts';
import { ServerLink } from './Link.tsx';

function CurrentLocation() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function renderLink(link: React.ReactNode, initialPath = '/shop/mugs') {
  render(
    <MemoryRouter initialEntries={[initialPath]}>
      {link}
      <CurrentLocation />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

it('follows a link without loading a document, and passes on its state', () => {
  const anchor = createRef<HTMLAnchorElement>();
  const link = renderLink(
    <Link ref={anchor} to="/cart?open=1" state={{ from: 'mugs' }}>
      Cart
    </Link>,
  );
  expect(link).toHaveAttribute('href', '/cart?open=1');
  expect(anchor.current).toBe(link);
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('/cart?open=1 {"from":"mugs"}');
});

it.each([
  ['with the Control key', { ctrlKey: true }],
  ['with the middle button', { button: 1 }],
])('leaves a click %s to the browser', (_name, init) => {
  const link = renderLink(<Link to="#there">There</Link>);
  expect(fireEvent.click(link, init)).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('/shop/mugs null');
});

it.each([
  '/',
  '/cart',
  '/shop/mugs/',
  '/shop/mugs?sort=price#list',
  '/a/../b',
  '/a//b',
  '/?',
  'mugs',
  '..',
  '',
  '//a.example',
])('renders a link to %j on the server as in the browser', (to) => {
  const renderHtml = (LinkComponent: typeof Link) =>
    renderToString(
      <MemoryRouter initialEntries={['/shop/tees']}>
        <LinkComponent
          to={to}
          replace
          state={{ from: 'tees' }}
          preventScrollReset
          className="card"
          target="_self"
        >
          Mugs
        </LinkComponent>
      </MemoryRouter>,
    );
  expect(renderHtml(ServerLink)).toBe(renderHtml(Link));
});

it.each(['/./a', '/../b', '/..', '/.', '/a?#c', '/a\n//b', '/a\n/../b', '/a\\..\\b'])(
  'renders a link to %j with different endings on the server as in the browser',
  (start) => {
    const pieces = ['', '/', '.', '..', 'a', '?', '#', '\\', '\n', ' ', '%2F'];
    const paths = pieces.flatMap((first) => pieces.map((second) => `${start}${first}${second}`));
    const renderHtml = (LinkComponent: typeof Link) =>
      renderToString(
        <StaticRouter location="/shop/tees?sort=price">
          {paths.map((to) => (
            <LinkComponent key={to} to={to} />
          ))}
        </StaticRouter>,
      );
    expect(renderHtml(ServerLink)).toBe(renderHtml(Link));
  },
);

it('leaves the URL of another site unchanged', () => {
  expect(renderLink(<Link to="https://example.com/a">Elsewhere</Link>)).toHaveAttribute(
    'href',
    'https://example.com/a',
  );
});

it('does not follow a link when its click was prevented', () => {
  const link = renderLink(
    <Link to="/cart" onClick={(event) => event.preventDefault()}>
      Cart
    </Link>,
  );
  fireEvent.click(link);
  expect(screen.getByRole('status')).toHaveTextContent('/shop/mugs null');
});

it.each([
  ['/shop/mugs', false, 'page'],
  ['/shop', false, 'page'],
  ['/shop', true, undefined],
  ['/sho', false, undefined],
  ['/', false, 'page'],
  ['/', true, undefined],
])('marks a link to %s (end: %s) on /shop/mugs as %s', (to, end, current) => {
  const link = renderLink(
    <NavLink to={to} end={end}>
      There
    </NavLink>,
  );
  expect(link.getAttribute('aria-current') ?? undefined).toBe(current);
  expect(link.classList.contains('active')).toBe(current !== undefined);
});
