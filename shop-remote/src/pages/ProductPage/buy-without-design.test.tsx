import { screen, waitFor, within } from '@testing-library/react';
import { mugOptions, peacockMugProduct, readStoredCart } from '../../testing/catalogue.ts';
import { openMugEditor, renderMugPage } from '../../testing/designs.ts';
import ProductPage from './ProductPage.tsx';

const getDialog = () => within(screen.getByRole('dialog', { name: 'Confirm your design' }));

test('buys the product as pictured, with options and quantity that are chosen in the dialog', async () => {
  const { user } = await renderMugPage(<ProductPage />, {
    api: { 'GET /products/peacock-mug': { ...peacockMugProduct, options: mugOptions } },
  });
  await user.click(screen.getByRole('button', { name: 'Buy Now' }));
  await screen.findByRole('dialog');
  await user.click(getDialog().getByRole('radio', { name: /^Indigo/ }));
  await user.click(getDialog().getByRole('button', { name: /Increase/ }));
  await user.click(getDialog().getByRole('button', { name: 'Buy it as pictured' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(readStoredCart()).toMatchObject([{ id: 'peacock-mug', quantity: 2, options: { colour: 'indigo' } }]);
  expect(readStoredCart()[0]).not.toHaveProperty('customDesign');
  expect(screen.getByText('Added to your cart.')).toBeInTheDocument();
});

test('opens the designer from the dialog, with the focus', async () => {
  const { user } = await renderMugPage(<ProductPage />);
  await user.click(screen.getByRole('button', { name: 'Buy Now' }));
  await screen.findByRole('dialog');
  await user.click(getDialog().getByRole('button', { name: 'Open the Designer' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const editor = await screen.findByRole('region', { name: 'Design editor' });
  expect(document.activeElement).toContainElement(editor);
  expect(document.body).not.toHaveFocus();
});

test('keeps the focus when the designer replaces its button', async () => {
  await openMugEditor(<ProductPage />);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Personalise' })).toBeNull());
  expect(document.body).not.toHaveFocus();
});
