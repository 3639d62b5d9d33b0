import { act, screen, waitFor, within } from '@testing-library/react';
import { expectConsole, expectLink, type PageOptions } from '@rangmala/shared/testing';
import {
  createCartLine,
  mugImages,
  mugOptions,
  peacockMug,
  peacockMugProduct,
  readStoredCart,
} from '../../testing/catalogue.ts';
import { renderMugPage } from '../../testing/designs.ts';
import ProductPage from './ProductPage.tsx';

const showPage = ({ api, ...options }: PageOptions = {}) =>
  renderMugPage(<ProductPage />, {
    ...options,
    api: { 'GET /products/peacock-mug': peacockMugProduct, ...api },
  });

test.each([
  [0, 'Sold out for now'],
  [3, 'Only 3 left'],
  [6, undefined],
])('says how many pieces are left, and sells them, when %i are in stock', async (stock, note) => {
  await showPage({ api: { 'GET /products/peacock-mug': { ...peacockMugProduct, stock } } });
  expect(screen.queryByText(/left$|^Sold out/)?.textContent).toBe(note);
  for (const name of ['Buy Now', 'Add as Shown'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(stock === 0);
  expect(screen.getByText(/^Dispatched in 3–5 working days/)).toBeInTheDocument();
  expect(screen.queryByText(/made.to.order/i)).not.toBeInTheDocument();
});

describe('options', () => {
  const createPageOptions = (path = '/product/peacock-mug') => ({
    path,
    api: { 'GET /products/peacock-mug': { ...peacockMugProduct, options: mugOptions } },
  });
  const getColours = () => within(screen.getByRole('radiogroup', { name: 'Colour' }));

  test('selects the default in place of a sold-out option, and changes the price and the URL when another option is chosen', async () => {
    const { user, currentUrl } = await showPage(createPageOptions('/product/peacock-mug?colour=pink'));
    expect(await getColours().findByRole('radio', { name: 'White' })).toBeChecked();
    expect(getColours().getByRole('radio', { name: /Pink/ })).toBeDisabled();
    await user.click(getColours().getByRole('radio', { name: /Indigo/ }));
    expect(screen.getByText('₹549.00')).toBeInTheDocument();
    expect(currentUrl()).toBe('/product/peacock-mug?colour=indigo');
  });

  test('shows the pictures of the chosen colour, and stores its picture in the cart line', async () => {
    const product = { ...peacockMugProduct, options: mugOptions, images: mugImages };
    const { user } = await showPage({
      path: '/product/peacock-mug?colour=indigo',
      api: { 'GET /products/peacock-mug': product },
    });
    const getPicture = () => screen.getByRole('img', { name: /^Peacock Mug/ });
    expect(getPicture()).toHaveAttribute('src', '/media/9/indigo-1200x1200.webp');
    expect(getPicture()).toHaveAccessibleName('Peacock Mug');
    await user.click(screen.getByRole('button', { name: 'close-up' }));
    expect(getPicture()).toHaveAccessibleName('Peacock Mug, close-up');
    await user.click(getColours().getByRole('radio', { name: 'White' }));
    expect(getPicture()).toHaveAttribute('src', peacockMugProduct.img);
    expect(getPicture()).toHaveAccessibleName('Peacock Mug');
    expect(screen.getAllByRole('button', { name: /^View|close-up/ })).toHaveLength(2);
    await user.click(getColours().getByRole('radio', { name: /Indigo/ }));
    await user.click(screen.getByRole('button', { name: 'Add as Shown' }));
    expect(readStoredCart()).toMatchObject([{ image: '/media/9/indigo-1200x1200.webp' }]);
  });

  test('shows a pressed option at once, before the URL changes', async () => {
    const { currentUrl } = await showPage(createPageOptions());
    const indigo = await getColours().findByRole<HTMLInputElement>('radio', { name: /Indigo/ });
    // Does not click inside `act`, because `act` waits for the transition of the router.
    expectConsole('error', /not wrapped in act/);
    indigo.click();
    expect(indigo).toBeChecked();
    expect(currentUrl()).toBe('/product/peacock-mug');
    await waitFor(() => expect(currentUrl()).toBe('/product/peacock-mug?colour=indigo'));
  });

  test('keeps all options that are pressed before the next render', async () => {
    const size = {
      name: 'size',
      label: 'Size',
      default: 'm',
      values: ['m', 'l'].map((value) => ({ value, label: value, price_difference: 0, available: true })),
    };
    const product = { ...peacockMugProduct, options: [...mugOptions, size] };
    const { currentUrl } = await showPage({ api: { 'GET /products/peacock-mug': product } });
    const indigo = await getColours().findByRole('radio', { name: /Indigo/ });
    act(() => {
      indigo.click();
      screen.getByRole('radio', { name: 'l' }).click();
    });
    expect(currentUrl()).toBe('/product/peacock-mug?colour=indigo&size=l');
    expect(indigo).toBeChecked();
    expect(screen.getByRole('radio', { name: 'l' })).toBeChecked();
  });

  test('adds the options to the cart, with a line for each combination', async () => {
    const { user } = await showPage(createPageOptions());
    await user.click(screen.getByRole('button', { name: 'Add as Shown' }));
    expect(await screen.findByText('Added to your cart.')).toBeInTheDocument();
    await user.click(getColours().getByRole('radio', { name: /Indigo/ }));
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(screen.getByRole('button', { name: 'Add as Shown' }));
    expect(readStoredCart()).toEqual([
      { ...createCartLine(peacockMug), price: 499 },
      { ...createCartLine(peacockMug, 2), price: 549, options: { colour: 'indigo' } },
    ]);
  });
});

test('shows facts, the size chart, delivery and returns', async () => {
  const facts = [{ label: 'Material', value: 'Stoneware' }];
  const size_chart = { unit: 'cm', columns: ['Chest'], rows: [{ value: 'm', cells: [104] }] };
  const product = {
    ...peacockMugProduct,
    facts,
    size_chart,
    dispatch_days: { from: 2, to: 4 },
    country_of_origin: 'India',
  };
  await showPage({ api: { 'GET /products/peacock-mug': product } });
  const details = await screen.findByRole('table', { name: 'Details' });
  expect(details).toHaveTextContent('MaterialStonewareCountry of originIndia');
  expect(screen.getByRole('table', { name: 'Size chart (cm)' })).toHaveTextContent('104');
  expect(screen.getByText(/^Made to order, dispatched in 2–4 working days/)).toBeInTheDocument();
  expect(screen.getByText(/Items with your own design can’t be returned/)).toBeInTheDocument();
  for (const name of ['Delivery', 'Returns', 'FAQ']) expectLink(name, `/${name.toLowerCase()}`);
});

test('links only to the help pages that a shop without orders has, and shows nothing about dispatch', async () => {
  await showPage({ site: { checkout: false, hiddenPaths: ['/delivery'] } });
  expect(await screen.findByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
  expectLink('Returns', '/returns');
  expect(screen.queryByRole('link', { name: 'Delivery' })).not.toBeInTheDocument();
  expect(screen.queryByText(/dispatched in|shipping/i)).not.toBeInTheDocument();
});
