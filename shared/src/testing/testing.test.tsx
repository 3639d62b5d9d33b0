import { screen } from '@testing-library/react';
import { Link, useParams } from 'react-router-dom';
import { useApi } from '@rangmala/shared/api';
import { useCart } from '@rangmala/shared/cart';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { useUser } from '@rangmala/shared/session';
import { useSite } from '@rangmala/shared/site';
import { useToast } from '@rangmala/shared/ui';
import { expectConsole, noConnection, renderPage } from '@rangmala/shared/testing';

const mug = { id: 'mug', name: 'Mug', price: 349, image: '/media/mug-800x800.webp', quantity: 3 };

function TestPage() {
  const { id = '' } = useParams();
  const { data, error } = useApi(apiPath('GET /products/{id}', { id }));
  const toast = useToast();
  return (
    <>
      <h1>{error?.message ?? data?.name ?? 'Loading'}</h1>
      <p>
        {useSite().name} {useUser().user?.name} {useCart().count}
      </p>
      <button type="button" onClick={() => toast('Done')}>
        Toast
      </button>
      <button
        type="button"
        onClick={() =>
          void callApi('POST /forgot-password', { body: { email: 'a@b.in' } }).catch(() => toast('Refused'))
        }
      >
        Send
      </button>
      <Link to="/cart?x=1" state={{ from: id }}>
        Go
      </Link>
    </>
  );
}

const pageOptions = {
  path: '/product/mug?size=big',
  route: '/product/:id',
  cart: [mug],
  session: { user: { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false } },
};

test('renders a page with route, API, session, cart and site', async () => {
  const page = renderPage(<TestPage />, {
    ...pageOptions,
    api: { 'GET /products/mug': { name: 'Blue mug' } },
  });
  expect(await screen.findByRole('heading', { name: 'Blue mug' })).toBeVisible();
  expect(screen.getByText('Rangmala Asha 3')).toBeVisible();
  expect(page.currentUrl()).toBe('/product/mug?size=big');
  expect(page.api.requests).toEqual([{ method: 'GET', path: '/products/mug', body: undefined }]);

  await page.user.click(screen.getByRole('button', { name: 'Toast' }));
  expect(await screen.findByText('Done')).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'Go' }));
  expect(page.currentUrl()).toBe('/cart?x=1');
  expect(page.navigationState()).toEqual({ from: 'mug' });
});

test('isolates cart and API responses between tests', async () => {
  renderPage(<TestPage />, { ...pageOptions, cart: [], api: { 'GET /products/mug': { name: 'Red mug' } } });
  expect(await screen.findByRole('heading', { name: 'Red mug' })).toBeVisible();
  expect(screen.getByText('Rangmala Asha 0')).toBeVisible();
});

test('stubs error responses and broken connections', async () => {
  const page = renderPage(<TestPage />, {
    ...pageOptions,
    api: {
      'GET /products/mug': { status: 404, body: { detail: 'Product not found' } },
      'POST /forgot-password': noConnection,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(page.api.to('POST /forgot-password')).toMatchObject([{ body: { email: 'a@b.in' } }]);
});

test('allows an expected console message', () => {
  expectConsole('warn', /dropped/);
  console.warn('The stored %s was dropped', 'cart');
});
