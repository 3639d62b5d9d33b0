import { screen, within } from '@testing-library/react';
import type { CartLine } from '@rangmala/shared/cart';
import {
  createRefusal,
  expectLink,
  noConnection,
  renderPage,
  type PageOptions,
} from '@rangmala/shared/testing';
import {
  kolamMug,
  createCartLine,
  mugImages,
  mugOptions,
  peacockMug,
  readStoredCart,
  peacockMugProduct,
} from '../../testing/catalogue.ts';
import CartPage from './CartPage.tsx';

const GET_ITEMS = 'GET /items?ids=kolam-mug,peacock-mug';

const showPage = (options: PageOptions = {}) =>
  renderPage(<CartPage />, {
    path: '/cart',
    route: '/cart',
    cart: [createCartLine(peacockMug, 2), createCartLine(kolamMug)],
    api: { [GET_ITEMS]: [peacockMug, kolamMug] },
    ...options,
  });

function findLine(name: string) {
  return within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
}

const findSummaryRow = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

test('shows each line with the server’s prices', async () => {
  showPage();
  expect(await screen.findByText('₹998.00')).toBeInTheDocument();
  const mug = findLine('Peacock Mug');
  expect(mug.getByRole('img', { name: 'Peacock Mug' })).toBeInTheDocument();
  expect(mug.getByText('₹499.00')).toBeInTheDocument();
  expect(mug.getByText('As pictured')).toBeInTheDocument();
  expect(mug.getByRole('group', { name: 'Quantity of Peacock Mug' })).toHaveTextContent('2');
  expectLink('Peacock Mug', '/product/peacock-mug', mug);

  expect(findSummaryRow('Subtotal')).toHaveTextContent('₹1,347.50');
  expect(findSummaryRow('Shipping')).toHaveTextContent('₹0.00');
  expect(findSummaryRow('Total')).toHaveTextContent('₹1,347.50');
  expectLink('Continue Shopping', '/shop');
  for (const name of ['Delivery', 'Returns', 'FAQ']) expectLink(name, `/${name.toLowerCase()}`);
});

it('Proceed to Checkout does nothing when the checkout is off', async () => {
  const { user, currentUrl, api } = showPage({ site: { checkout: false } });
  await screen.findByText('₹998.00');
  const requestCount = api.requests.length;
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  expect(currentUrl()).toBe('/cart');
  expect(api.requests).toHaveLength(requestCount);
});

test('increases the quantity, and decreases it to 1 but not below', async () => {
  const { user } = showPage();
  await screen.findByText('₹998.00');
  const mug = findLine('Peacock Mug');
  await user.click(mug.getByRole('button', { name: 'Increase quantity' }));
  expect(mug.getByText('₹1,497.00')).toBeInTheDocument();
  expect(findSummaryRow('Total')).toHaveTextContent('₹1,846.50');
  await user.click(mug.getByRole('button', { name: 'Decrease quantity' }));
  await user.click(mug.getByRole('button', { name: 'Decrease quantity' }));
  expect(mug.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
  expect(readStoredCart()[0]?.quantity).toBe(1);
});

test('Remove removes its line, shows a message, and requests no price again', async () => {
  const { user, api } = showPage();
  await screen.findByText('₹998.00');
  await user.click(findLine('Peacock Mug').getByRole('button', { name: 'Remove' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Peacock Mug was removed from your cart.')).toBeInTheDocument();
  expect(findSummaryRow('Total')).toHaveTextContent('₹349.50');

  await user.click(findLine('Kolam Mug').getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('heading', { name: 'Your cart is empty.' })).toBeInTheDocument();
  expect(api.requests).toHaveLength(1);
});

test('shows two designs of one product as two lines, each with its picture and file name', async () => {
  const { user } = showPage({
    cart: [createCartLine(peacockMug, 1, 'cat'), createCartLine(peacockMug, 3, 'dog')],
    api: { 'GET /items?ids=peacock-mug': [peacockMug] },
  });
  await screen.findByText('₹1,497.00');
  const [catLine, dogLine] = screen.getAllByRole('listitem');
  if (!catLine || !dogLine) throw new Error('There should be two lines.');
  expect(within(catLine).getByText('Your design: cat.png')).toBeInTheDocument();
  const picture = within(dogLine).getByRole('img', { name: 'Your design dog.png' });
  expect(picture).toHaveAttribute('src', '/uploads/dog/design-800x600.320w.webp');
  await user.click(within(catLine).getByRole('button', { name: 'Remove' }));
  expect(readStoredCart()).toEqual([createCartLine(peacockMug, 3, 'dog')]);
});

test.each([
  ['refuses', createRefusal(500, 'The server is busy.'), /The server is busy/],
  ['cannot be reached', noConnection, /could not reach our server/],
])('keeps the lines when the API %s, and loads the prices on a retry', async (_, response, sentence) => {
  const { user, api } = showPage({ api: { [GET_ITEMS]: response } });
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(findLine('Kolam Mug').getByRole('button', { name: 'Increase quantity' })).toBeInTheDocument();
  expect(screen.queryByText(/₹/)).not.toBeInTheDocument();

  api.setResponses({ [GET_ITEMS]: [peacockMug, kolamMug] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('₹998.00')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('marks an unavailable product and excludes it from the total', async () => {
  showPage({ api: { [GET_ITEMS]: [kolamMug] } });
  expect(await screen.findByText('No longer available')).toBeInTheDocument();
  expect(findLine('Peacock Mug').getByText('Not included')).toBeInTheDocument();
  expect(findLine('Peacock Mug').getByRole('button', { name: 'Remove' })).toBeInTheDocument();
  expect(findLine('Peacock Mug').queryByRole('group')).not.toBeInTheDocument();
  expect(findSummaryRow('Total')).toHaveTextContent('₹349.50');
});

describe('options and designs', () => {
  const mugWithOptions = { ...peacockMug, options: mugOptions, images: mugImages };
  const indigoLine = { ...createCartLine(peacockMug, 2), options: { colour: 'indigo' } };
  const designedLine = { ...indigoLine, design: { id: 'd1', token: 't' } };
  const showOptions = (cart: CartLine[], api: PageOptions['api'] = {}) =>
    showPage({
      cart,
      api: {
        'GET /items?ids=peacock-mug': [mugWithOptions],
        'GET /products/peacock-mug': peacockMugProduct,
        'GET /designs/d1': createRefusal(404, 'Design not found'),
        ...api,
      },
    });

  test('shows and prices the options, and changes them in place', async () => {
    const { user } = showOptions([indigoLine]);
    expect(await screen.findByText('Colour: Indigo')).toBeInTheDocument();
    expect(findSummaryRow('Total')).toHaveTextContent('₹1,098.00');
    const mug = findLine('Peacock Mug');
    const getPicture = () => mug.getByRole('img', { name: 'Peacock Mug' });
    expect(getPicture()).toHaveAttribute('src', '/media/9/indigo-1200x1200.320w.webp');
    await user.click(mug.getByText('Change options'));
    await user.click(mug.getByRole('radio', { name: 'White' }));
    expect(findSummaryRow('Total')).toHaveTextContent('₹998.00');
    expect(getPicture()).toHaveAttribute('src', peacockMug.image[0]?.replace('.webp', '.320w.webp'));
    expect(readStoredCart()).toEqual([createCartLine(peacockMug, 2)]);
    await user.click(mug.getByRole('radio', { name: /Indigo/ }));
    expect(readStoredCart()).toMatchObject([{ quantity: 2, options: { colour: 'indigo' } }]);
  });

  test('shows that a chosen option is sold out', async () => {
    showOptions([{ ...createCartLine(peacockMug), options: { colour: 'pink' } }]);
    expect(await screen.findByText('Colour Pink is not available right now.')).toBeInTheDocument();
  });

  test('shows the warnings about a design in its line', async () => {
    const warnings = ['This picture has a low resolution (120 DPI) at this size.'];
    const pictures = [{ side: 'front', url: '/api/d1.jpg?signature=s' }];
    showOptions([designedLine], { 'GET /designs/d1': { id: 'd1', pictures, warnings } });
    expect(await screen.findByText(warnings[0] ?? '')).toBeInTheDocument();
    const source = `/api/d1.jpg?signature=s&options=${encodeURIComponent('{"colour":"indigo"}')}`;
    expect(screen.getByRole('img', { name: 'Your design on Peacock Mug' })).toHaveAttribute('src', source);
  });

  test('links a design to its editor, with the options of the line', async () => {
    showOptions([designedLine]);
    await screen.findByRole('link', { name: 'Edit design' });
    expectLink('Edit design', '/product/peacock-mug?colour=indigo&design=d1');
  });
});

test('lists what has changed since the earlier order', async () => {
  showPage({ state: { changes: ['Peacock Mug now costs ₹499.00 instead of ₹449.00.', 7] } });
  const notice = await screen.findByText('A few things have changed since your order:');
  expect(notice).toBeVisible();
  expect(screen.getByText('Peacock Mug now costs ₹499.00 instead of ₹449.00.')).toBeVisible();
  expect(screen.queryByText('7')).not.toBeInTheDocument();
});
