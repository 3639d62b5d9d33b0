import { screen, waitFor, within } from '@testing-library/react';
import { expectLink, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { keepDesign, listStoredDesigns } from '../../api/design-store.ts';
import DesignsPage from './DesignsPage.tsx';

const design = {
  id: 'd1',
  product_id: 'peacock-mug',
  product_name: 'Peacock Mug',
  name: 'Asha',
  options: { colour: 'indigo' },
  pictures: [{ side: 'front', label: 'Front', url: '/api/designs/d1/previews/front.jpg' }],
  is_ordered: false,
  updated_at: '2026-11-29T10:00:00Z',
  answers: {
    likes: 2,
    comments: [{ name: 'Nani', comment: 'Bigger, please', created_at: '2026-11-29T10:00:00Z' }],
  },
  is_shared: true,
};
const LIST = 'GET /designs?page=1';

/** Shows the page to a guest whose browser keeps the design. */
function showPage(api: PageOptions['api']) {
  keepDesign({ id: 'd1', token: 'secret' });
  return renderPage(<DesignsPage />, {
    path: '/designs',
    api: { [LIST]: { designs: [{ ...design, token: 'secret' }], total: 1 }, ...api },
  });
}

it('says what to do next when there are no designs', async () => {
  renderPage(<DesignsPage />, { path: '/designs' });
  expect(await screen.findByRole('heading', { name: 'No designs yet.' })).toBeVisible();
  expectLink('Choose something to personalise', '/shop');
});

it('lists the designs of the browser for a guest and deletes one after a confirmation', async () => {
  const { user, api } = showPage({ 'DELETE /designs/d1': { status: 204 } });
  const item = within(await screen.findByRole('list', { name: 'My designs' })).getAllByRole('listitem')[0];
  expect(item).toHaveTextContent('2 people say: looks lovely');
  expect(item).toHaveTextContent('Bigger, please');
  expect(screen.getByRole('img', { name: 'Asha' })).toHaveAttribute('src', design.pictures[0]?.url);
  expectLink('Continue', '/product/peacock-mug?colour=indigo&design=d1');
  await user.click(screen.getByText('Delete'));
  expect(api.to('DELETE /designs/d1')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete “Asha” for good' }));
  await waitFor(() => expect(listStoredDesigns()).toEqual([]));
  expect(await screen.findByText('“Asha” was deleted.')).toBeInTheDocument();
});

it('copies a design to another product that is chosen by its picture', async () => {
  const tee = { product_id: 'tee', name: 'Peacock Tee', category: 'Tees', url: '/api/on.jpg' };
  const { user, currentUrl } = showPage({
    'GET /designs/d1/on': [tee],
    'POST /designs/d1/copies': { id: 'd2', token: 'other' },
  });
  await user.click(await screen.findByText('See it on…'));
  await user.click(await screen.findByRole('button', { name: 'Peacock Tee' }));
  await waitFor(() => expect(currentUrl()).toBe('/product/tee?design=d2'));
  expect(listStoredDesigns()).toContainEqual({ id: 'd2', token: 'other' });
});

it('makes a link for the family', async () => {
  const { user } = showPage({ 'POST /designs/d1/share': { token: 'family' } });
  await user.click(await screen.findByText('Share'));
  await user.click(screen.getByRole('button', { name: 'New Link' }));
  const link = await screen.findByRole('textbox', { name: 'Link' });
  expect(link).toHaveValue(`${location.origin}/designs/shared/family`);
});
