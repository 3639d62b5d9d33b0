import { screen, waitFor, within } from '@testing-library/react';
import { designApi, renderMugPage, withinEditor } from '../../../testing/designs.ts';
import ProductPage from '../ProductPage.tsx';

const { matchMedia } = window;
/** @param condition what is true of the screen: that of a phone, upright or on its side */
function stubScreen(condition: '(width < 48rem)' | '(height < 30rem)'): void {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.split(', ').includes(condition) });
}
afterEach(() => void (window.matchMedia = matchMedia));

const findDialog = () => screen.findByRole('dialog', { name: 'Personalise Peacock Mug' });

test('opens the editor as a dialog with an address of its own, and keeps the design when Done closes it', async () => {
  stubScreen('(width < 48rem)');
  const { user, currentUrl } = await renderMugPage(<ProductPage />);
  await user.click(screen.getByRole('button', { name: 'Personalise' }));
  expect(within(await findDialog()).getAllByRole('img', { name: 'Preview of your design' })).toHaveLength(1);
  expect(currentUrl()).toBe('/product/peacock-mug?design');
  await user.click(withinEditor().getByRole('button', { name: 'Add text' }));
  await withinEditor().findByRole('button', { name: 'Text: Your text' });
  await user.click(withinEditor().getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(currentUrl()).toBe('/product/peacock-mug');
  expect(screen.getByRole('img', { name: 'Preview of your design' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Buy With Custom Design' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Personalise' }));
  await findDialog();
  expect(withinEditor().getByRole('button', { name: 'Text: Your text' })).toBeInTheDocument();
});

test('opens from its address on a phone on its side, and Escape closes it', async () => {
  stubScreen('(height < 30rem)');
  const { user, currentUrl } = await renderMugPage(<ProductPage />, {
    api: designApi,
    path: '/product/peacock-mug?design',
  });
  await findDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(currentUrl()).toBe('/product/peacock-mug');
});
