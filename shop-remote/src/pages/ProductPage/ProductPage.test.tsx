import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  createRefusal,
  createSlowResponse,
  expectConsole,
  expectLink,
  noConnection,
  renderPage,
  type PageOptions,
} from '@rangmala/shared/testing';
import {
  breakStorage,
  createCartLine,
  createImageFile,
  peacockMug,
  peacockMugProduct,
  readStoredCart,
} from '../../testing/catalogue.ts';
import { openConfirmDialog } from '../../testing/designs.ts';
import ProductPage, { data } from './ProductPage.tsx';

const UPLOADED = { url: '/uploads/cat/cat-800x600.webp', thumbnail: '/uploads/cat/cat-800x600.320w.webp' };
const TOO_LARGE = 'File is too large. Maximum size is 5MB.';
const WRONG_TYPE = 'Invalid file type. Please upload a JPG, PNG, GIF or SVG image.';

async function showPage(options: PageOptions = {}) {
  const page = renderPage(<ProductPage />, {
    path: '/product/peacock-mug',
    route: '/product/:id',
    ...options,
    api: {
      'GET /products/peacock-mug': peacockMugProduct,
      'GET /items?related=peacock-mug&limit=8': [],
      'POST /upload-image': UPLOADED,
      ...options.api,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const getUploadField = () => screen.getByLabelText('Upload your design');
const getDialog = () => within(screen.getByRole('dialog', { name: 'Confirm your design' }));

/** Chooses a file and waits for its name on the page, or for the reason why it is refused. */
async function chooseFile(user: UserEvent, field: HTMLElement, file: File, expectedText = file.name) {
  await user.upload(field, file);
  await waitFor(() => expect(screen.getAllByText(expectedText)).not.toHaveLength(0));
}

test('prefetches the product', () => {
  expect(data({ id: 'a/b' }, new URLSearchParams())).toEqual(['/products/a%2Fb']);
});

test('shows picture, name, price and description, with structured data', async () => {
  await showPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Peacock Mug' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Peacock Mug' })).toBeInTheDocument();
  expect(screen.getByText('₹499.00')).toBeInTheDocument();
  expect(screen.getByText(peacockMugProduct.description)).toBeInTheDocument();
  expectLink('Mugs', '/shop/mugs');
  await waitFor(() => expect(document.title).toBe('Peacock Mug | Rangmala'));
  const jsonLdTypes = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => (JSON.parse(script.textContent) as { '@type': string })['@type'],
  );
  expect(jsonLdTypes.sort()).toEqual(['BreadcrumbList', 'Product']);
});

describe('a custom design', () => {
  test('is added to the cart when it is chosen on the page and confirmed in the dialog', async () => {
    const { user, api } = await showPage();
    const cat = createImageFile('cat.png');
    await chooseFile(user, getUploadField(), cat);
    expect(screen.getByText('cat.png')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await openConfirmDialog({ user });

    expect(getDialog().getByRole('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    expect(getDialog().getByText('₹998.00')).toBeInTheDocument();
    await user.click(getDialog().getByRole('button', { name: 'Add to Cart' }));

    expect(await screen.findByText('Product added to cart with custom design!')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const [upload] = api.to('POST /upload-image');
    expect((upload?.body as FormData).has('file')).toBe(true);
    const customDesign = { ...UPLOADED, name: 'cat.png' };
    expect(readStoredCart()).toEqual([{ ...createCartLine(peacockMug, 2), price: 499, customDesign }]);
    expect(screen.getByRole('button', { name: 'Buy Now' })).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'View Cart' })) {
      expect(link).toHaveAttribute('href', '/cart');
    }
    const toast = screen.getByText(/^Product added to cart/).closest('[role="status"]');
    expectLink('View Cart', '/cart', within(toast as HTMLElement));
  });

  test('can be removed, which moves the focus back to the file field, and chosen again in the dialog', async () => {
    const { user } = await showPage();
    await chooseFile(user, getUploadField(), createImageFile('cat.png'));
    await user.click(screen.getByRole('button', { name: 'Remove cat.png' }));
    expect(getUploadField()).toHaveFocus();
    expect(screen.queryByText('cat.png')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Buy Now' }));
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    const dog = createImageFile('dog.gif', 'image/gif');
    await chooseFile(user, getDialog().getByLabelText('Choose a design'), dog);
    await user.click(getDialog().getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(readStoredCart()[0]?.customDesign?.name).toBe('dog.gif'));
  });

  test.each([
    ['cat.png', 'image/png', 5 * 1024 * 1024 + 1, TOO_LARGE],
    ['cat.webp', 'image/webp', 1000, WRONG_TYPE],
  ])('refuses %s (%s, %d bytes) with an alert', async (name, type, size, warning) => {
    const { user } = await showPage();
    const fieldWithoutAccept = getUploadField();
    // Lets the test choose files that the field does not accept.
    fieldWithoutAccept.removeAttribute('accept');
    await chooseFile(user, fieldWithoutAccept, createImageFile(name, type, size), warning);
    expect(screen.getByRole('alert')).toHaveTextContent(warning);
    expect(screen.getByRole('button', { name: 'Buy Now' })).toBeInTheDocument();

    await chooseFile(user, fieldWithoutAccept, createImageFile('fine.jpg', 'image/jpeg', 5 * 1024 * 1024));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Buy With Custom Design' })).toBeInTheDocument();
  });
});

describe('the upload', () => {
  async function addCatDesign(response: unknown) {
    const page = await showPage({ api: { 'POST /upload-image': response } });
    await chooseFile(page.user, getUploadField(), createImageFile('cat.png'));
    await page.user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await openConfirmDialog(page);
    await page.user.click(getDialog().getByRole('button', { name: 'Add to Cart' }));
    return page;
  }

  test.each([
    ['fails', createRefusal(500, 'An error.'), 'Upload failed.'],
    ['cannot be reached', noConnection, 'Upload failed.'],
    ['refuses the file size', createRefusal(413, TOO_LARGE), TOO_LARGE],
  ])('keeps the file and the quantity when the server %s, and says so', async (_, response, message) => {
    const { user, api } = await addCatDesign(response);
    expect(await getDialog().findByRole('alert')).toHaveTextContent(message);
    expect(readStoredCart()).toEqual([]);
    expect(getDialog().getByText('cat.png')).toBeInTheDocument();

    api.setResponses({ 'POST /upload-image': UPLOADED });
    await user.click(getDialog().getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() =>
      expect(readStoredCart()).toMatchObject([{ quantity: 2, customDesign: { name: 'cat.png' } }]),
    );
  });

  test('disables the button during the upload, and uploads the file once', async () => {
    const upload = createSlowResponse();
    const { user, api } = await addCatDesign(upload.response);
    const button = getDialog().getByRole('button', { name: 'Add to Cart' });
    expect(button).toBeDisabled();
    await user.click(button);
    upload.finish(UPLOADED);
    await waitFor(() => expect(readStoredCart()).toHaveLength(1));
    expect(api.to('POST /upload-image')).toHaveLength(1);
  });

  test('adds nothing to the cart when it is cancelled, and keeps the design', async () => {
    const upload = createSlowResponse();
    const { user } = await addCatDesign(upload.response);
    await user.click(getDialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    upload.finish(UPLOADED);
    await openConfirmDialog({ user });
    await waitFor(() => expect(getDialog().getByRole('button', { name: 'Add to Cart' })).toBeEnabled());
    expect(readStoredCart()).toEqual([]);
  });

  test('adds the design to the cart when the browser’s storage is blocked', async () => {
    expectConsole('warn', /cartItems/);
    const { user } = await showPage();
    await chooseFile(user, getUploadField(), createImageFile('cat.png'));
    await openConfirmDialog({ user });
    breakStorage('setItem');
    await user.click(getDialog().getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('Product added to cart with custom design!')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'View Cart' })).not.toHaveLength(0);
  });
});

describe('without a product', () => {
  const createPageOptions = (response: unknown) => ({ api: { 'GET /products/peacock-mug': response } });

  test('shows Product not found', async () => {
    await showPage(createPageOptions(createRefusal(404, 'Product not found')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeInTheDocument();
    expectLink('Continue Shopping', '/shop');
    await waitFor(() => expect(document.title).toBe('Product not found | Rangmala'));
  });

  test('shows the server’s message, and loads the product on Try Again', async () => {
    const { user, api } = await showPage(createPageOptions(createRefusal(500, 'The server is busy.')));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy.');
    api.setResponses({ 'GET /products/peacock-mug': peacockMugProduct });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Peacock Mug' })).toBeInTheDocument();
  });
});
