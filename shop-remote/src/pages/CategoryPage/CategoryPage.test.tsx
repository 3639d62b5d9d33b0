import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createRefusal,
  expectLink,
  noConnection,
  renderPage,
  type PageOptions,
} from '@rangmala/shared/testing';
import { apiPath } from '@rangmala/shared/endpoints';
import { createSlug, links } from '@rangmala/shared/links';
import { storeUnfinishedDesign } from '../../api/design-store.ts';
import { choices, createCartLine, kolamMug, peacockMug, readStoredCart } from '../../testing/catalogue.ts';
import { emptyDesign, savedDesign } from '../../testing/designs.ts';
import CategoryPage, { data } from './CategoryPage.tsx';

const MUGS = 'GET /items?category=mugs&page=1&limit=24';
const CHOICES = 'GET /items/choices?category=mugs';

const showPage = ({ api = { [MUGS]: [peacockMug, kolamMug] }, ...options }: PageOptions = {}) =>
  renderPage(<CategoryPage />, {
    path: '/shop/mugs',
    route: '/shop/:categoryName',
    api: { [CHOICES]: choices, ...api },
    ...options,
  });

/** Returns queries within the card of a product. */
async function findCard(name: string) {
  const link = await screen.findByRole('link', { name });
  const item = link.closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return within(item);
}

test('prefetches the items of the category, and the categories for one that only this shop may have', () => {
  const wallDecor = ['/items?category=wall-decor&page=1&limit=24', '/items/choices?category=wall-decor'];
  expect(data({ categoryName: 'wall-decor' }, new URLSearchParams())).toEqual(wallDecor);
  expect(data({ categoryName: 'Wall Decor' }, new URLSearchParams('price=cheap'))).toEqual(wallDecor);
  expect(data({ categoryName: 'కప్పులు' }, new URLSearchParams('page=2&takes=photo&takes=name'))).toEqual([
    '/categories',
    `/items?category=${encodeURIComponent('కప్పులు')}&takes=name,photo&page=2&limit=24`,
    `/items/choices?category=${encodeURIComponent('కప్పులు')}&takes=name,photo`,
  ]);
});

test.each(['కప్పులు', 'Café & Thé'])('shows the category %s of the owner', async (name) => {
  showPage({
    path: links.category(name),
    api: {
      'GET /categories': [{ name: name.normalize('NFD'), hero_image: '' }],
      [`GET ${apiPath('GET /items/choices', { category: createSlug(name) })}`]: choices,
      [`GET ${apiPath('GET /items', { category: createSlug(name), page: 1, limit: 24 })}`]: [kolamMug],
    },
  });
  expect(await findCard('Kolam Mug')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name.normalize('NFD'));
});

test('shows each product as a list item with picture, linked name, price and a button', async () => {
  showPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Mugs' })).toBeInTheDocument();
  const mug = await findCard('Kolam Mug');
  expect(mug.getByRole('img', { name: 'Kolam Mug' })).toBeInTheDocument();
  expect(mug.getByText('₹349.50')).toBeInTheDocument();
  expect(mug.getByRole('button', { name: 'Add to Cart' })).toBeInTheDocument();
  expectLink('Kolam Mug', '/product/kolam-mug', mug);
  expect(mug.queryByRole('link', { name: 'View Cart' })).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Mugs | Rangmala'));
});

test('lists the choices of a product, and nothing for a product without choices', async () => {
  const itemChoices = [
    { name: 'colour', label: 'Colour', values: 2, swatches: ['#ffffff', '#23306f'] },
    { name: 'size', label: 'Size', values: 7 },
    { name: 'frame', label: 'Frame', values: 3 },
  ];
  showPage({ api: { [MUGS]: [{ ...peacockMug, choices: itemChoices }, kolamMug] } });
  const mug = await findCard('Peacock Mug');
  expect(mug.getByText('2 colours · 7 sizes · choice of frame')).toBeInTheDocument();
  expect(mug.getByRole('link')).toHaveAccessibleName('Peacock Mug');
  expect((await findCard('Kolam Mug')).queryByText(/colours|sizes|choice/i)).not.toBeInTheDocument();
});

describe('the filters', () => {
  test('apply when they are chosen, and are removed by their links', async () => {
    const { user, currentUrl } = showPage({
      api: {
        [MUGS]: [peacockMug, kolamMug],
        'GET /items?category=mugs&takes=photo&page=1&limit=24': [kolamMug],
        'GET /items/choices?category=mugs&takes=photo': { ...choices, total: 1 },
        'GET /items?category=mugs&sort=new&page=1&limit=24': [],
      },
    });
    const filters = within(await screen.findByRole('region', { name: 'Filters' }));
    const takes = within(await filters.findByRole('group', { name: 'Takes' }));
    await user.click(takes.getByRole('checkbox', { name: 'Photo 2' }));
    expect(currentUrl()).toBe('/shop/mugs?takes=photo');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Peacock Mug' })).toBeNull());
    expect(takes.getByRole('checkbox', { name: 'Photo 2' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Show 1 product' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Remove Photo' }));
    expect(currentUrl()).toBe('/shop/mugs');
    await findCard('Peacock Mug');
    expect(takes.getByRole('checkbox', { name: 'Photo 2' })).not.toBeChecked();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
    expect(currentUrl()).toBe('/shop/mugs?sort=new');
  });

  test('understand a PIN code in any script, and say at the field what is none', async () => {
    const { user, currentUrl } = showPage({
      api: {
        [MUGS]: [peacockMug],
        'GET /items?category=mugs&ready_by=2026-12-11&pin=506009&page=1&limit=24': [peacockMug],
        'GET /items/choices?category=mugs&ready_by=2026-12-11&pin=506009': choices,
      },
    });
    const readyBy = within(await screen.findByRole('group', { name: 'Ready by' }));
    const field = readyBy.getByRole('textbox', { name: 'PIN code' });
    await user.type(field, '0506');
    await user.tab();
    expect(field).toHaveAccessibleDescription('A PIN code has six digits and does not begin with 0.');
    await user.clear(field);
    await user.type(field, '५०६ ००९');
    await user.click(readyBy.getByRole('radio', { name: /11 December/ }));
    expect(currentUrl()).toBe('/shop/mugs?ready_by=2026-12-11&pin=506009');
    expect(field).not.toBeInvalid();
  });

  test('leave a way back when nothing fits', async () => {
    showPage({
      path: '/shop/mugs?takes=photo',
      api: {
        'GET /items?category=mugs&takes=photo&page=1&limit=24': [],
        'GET /items/choices?category=mugs&takes=photo': { ...choices, total: 0 },
      },
    });
    await screen.findByRole('link', { name: 'Remove all filters' });
    expectLink('Remove all filters', '/shop/mugs');
  });
});

test('shows more products below the first, keeps them in the URL, and moves the focus to what is new', async () => {
  const { user, currentUrl } = showPage({
    api: {
      [MUGS]: [peacockMug],
      'GET /items?category=mugs&page=2&limit=24': [kolamMug],
      'GET /items?category=mugs&page=3&limit=24': [kolamMug],
      [CHOICES]: { ...choices, total: 60 },
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(currentUrl()).toBe('/shop/mugs?more=1');
  await findCard('Kolam Mug');
  await findCard('Peacock Mug');
  expect(screen.getByRole('group', { name: 'Page 2' })).toHaveFocus();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(pages.getByRole('link', { name: '3' }));
  expect(currentUrl()).toBe('/shop/mugs?page=3');
  const newPage = await screen.findByRole('group', { name: 'Page 3' });
  expect(newPage).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([newPage]);
});

test('the cart buttons become a stepper and a link to the cart, until the quantity decreases from 1', async () => {
  const { user } = showPage();
  const mug = await findCard('Peacock Mug');
  await user.click(mug.getByRole('button', { name: 'Add to Cart' }));

  const stepper = mug.getByRole('group', { name: 'Quantity of Peacock Mug' });
  expect(stepper).toHaveTextContent('1');
  expect(mug.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  expectLink('View Cart', '/cart', mug);
  expect(readStoredCart()).toEqual([{ ...createCartLine(peacockMug), price: 499 }]);
  expect((await findCard('Kolam Mug')).getByRole('button', { name: 'Add to Cart' })).toBeInTheDocument();

  await user.click(mug.getByRole('button', { name: 'Increase quantity' }));
  expect(stepper).toHaveTextContent('2');
  await user.click(mug.getByRole('button', { name: 'Decrease quantity' }));
  expect(stepper).toHaveTextContent('1');
  await user.click(mug.getByRole('button', { name: 'Decrease quantity' }));
  expect(mug.getByRole('button', { name: 'Add to Cart' })).toBeInTheDocument();
  expect(readStoredCart()).toEqual([]);
});

describe('an unfinished design', () => {
  const design = {
    ...emptyDesign,
    ...savedDesign,
    options: { colour: 'indigo' },
    pictures: [{ side: 'front', url: '/api/designs/d1/previews/front.jpg?version=1' }],
  };
  beforeEach(() => storeUnfinishedDesign('peacock-mug', { id: 'd1', token: 'secret' }));

  test('is shown on the card of its product, with a link to the editor', async () => {
    showPage({ api: { [MUGS]: [peacockMug, kolamMug], 'GET /designs/d1': design } });
    const mug = await findCard('Peacock Mug');
    const link = await mug.findByRole('link', { name: 'Finish your design' });
    expect(link).toHaveAttribute('href', '/product/peacock-mug?colour=indigo');
    expect(link).toHaveAccessibleDescription('Peacock Mug');
    expect(mug.getByRole('button', { name: 'Add the original' })).toBeInTheDocument();
    const picture = mug.getByAltText('Your design');
    expect(picture).not.toBeVisible();
    fireEvent.load(picture);
    expect(picture).toBeVisible();
    expect(picture).toHaveAttribute('src', design.pictures[0]?.url);
    expect(mug.getByRole('img', { name: 'Peacock Mug' })).toBeInTheDocument();
    expect((await findCard('Kolam Mug')).queryByAltText('Your design')).not.toBeInTheDocument();
  });

  test.each([
    ['it has no layers', { ...design, pictures: [] }],
    ['it was ordered', { ...design, is_ordered: true }],
    ['the server does not have it', createRefusal(404, 'Design not found')],
    ['the server cannot be reached', noConnection],
  ])('is not shown when %s', async (_, response) => {
    const { api } = showPage({ api: { [MUGS]: [peacockMug, kolamMug], 'GET /designs/d1': response } });
    const mug = await findCard('Peacock Mug');
    await waitFor(() => expect(api.to('GET /designs/d1')).toHaveLength(1));
    await act(async () => Promise.resolve());
    expect(mug.getAllByRole('link')).toHaveLength(1);
  });
});

describe('without items', () => {
  test('shows an empty category', async () => {
    showPage({ api: { [MUGS]: [] } });
    expect(await screen.findByText('No products available in this category.')).toBeInTheDocument();
    expectLink('See all categories', '/shop');
  });

  test('shows a message for an unknown category', async () => {
    showPage({ path: '/shop/hats', api: { 'GET /categories': [] } });
    expect(await screen.findByText('No products available in this category.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We couldn’t find that category');
  });

  test('shows the server’s message, and loads the items on Try Again', async () => {
    const { user, api } = showPage({ api: { [MUGS]: createRefusal(500, 'The server is busy.') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy.');
    api.setResponses({ [MUGS]: [peacockMug] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Peacock Mug' })).toBeInTheDocument();
  });
});
