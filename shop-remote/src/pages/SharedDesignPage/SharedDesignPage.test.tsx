import { screen } from '@testing-library/react';
import { createRefusal, renderPage } from '@rangmala/shared/testing';
import SharedDesignPage from './SharedDesignPage.tsx';

const shared = {
  product_id: 'peacock-mug',
  product_name: 'Peacock Mug',
  name: 'Asha',
  pictures: [{ side: 'front', label: 'Front', url: '/api/p.jpg' }],
  answers: { likes: 0, comments: [] },
};
const showPage = (response: unknown) =>
  renderPage(<SharedDesignPage />, {
    path: '/designs/shared/secret',
    route: '/designs/shared/:token',
    api: { 'GET /designs/shared/secret': response, 'POST /designs/shared/secret/answers': { status: 204 } },
  });

it('shows the design, and passes on a like and a comment', async () => {
  const { user, api } = showPage(shared);
  expect(await screen.findByRole('img', { name: 'Asha' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Looks Lovely' }));
  expect(await screen.findByText('Thank you! Your answer was passed on.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Bigger, please');
  await user.click(screen.getByRole('button', { name: 'Send Comment' }));
  expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveValue('');
  expect(api.bodiesTo('POST /designs/shared/secret/answers')).toMatchObject([
    { like: 'yes' },
    { comment: 'Bigger, please' },
  ]);
});

it('says that a design is no longer shared', async () => {
  showPage(createRefusal(404, 'This design is no longer shared. Please ask for a new link.'));
  expect(await screen.findByRole('heading', { name: 'This design is no longer shared' })).toBeVisible();
});
