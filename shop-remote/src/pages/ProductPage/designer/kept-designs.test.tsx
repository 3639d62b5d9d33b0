import { screen } from '@testing-library/react';
import { keepDesign, readUnfinishedDesign, storeUnfinishedDesign } from '../../../api/design-store.ts';
import {
  createOutlineRequestKey,
  createTextLayer,
  designApi,
  outline,
  renderMugPage,
  savedDesign,
} from '../../../testing/designs.ts';
import ProductPage from '../ProductPage.tsx';

const text = createTextLayer('Nani');
const content = { v: 1, options: {}, note: '', sides: [{ side: 'front', layers: [text] }] };

test.each([
  ['a further design of this browser', 'peacock-mug', 'Text: Nani'],
  ['the unfinished design in place of a design of another product', 'kolam-mug', 'Text: Asha'],
])('opens %s that the URL names', async (_, productId, layer) => {
  storeUnfinishedDesign('peacock-mug', { id: 'd1', token: 'secret' });
  keepDesign({ id: 'd5', token: 'fifth' });
  const draft = { ...content, sides: [{ side: 'front', layers: [{ ...text, text: 'Asha' }] }] };
  await renderMugPage(<ProductPage />, {
    path: '/product/peacock-mug?design=d5',
    api: {
      ...designApi,
      [createOutlineRequestKey('Nani')]: outline,
      'GET /designs/d5': { ...savedDesign, ...content, id: 'd5', product_id: productId },
      'GET /designs/d1': { ...savedDesign, ...draft },
    },
  });
  expect(await screen.findByRole('button', { name: layer })).toBeInTheDocument();
  expect(readUnfinishedDesign('peacock-mug')).toEqual({ id: 'd1', token: 'secret' });
});
