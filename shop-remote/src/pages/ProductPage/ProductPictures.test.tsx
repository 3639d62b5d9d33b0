import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { peacockMugProduct } from '../../testing/catalogue.ts';
import { ProductPictures } from './ProductPictures.tsx';

test('shows the label of a view in the alternative text and on the picture', async () => {
  const images = [
    ...peacockMugProduct.images,
    { url: '/media/5/mug-on-desk-960x960.webp', label: 'On a desk beside a laptop, 9 cm tall' },
    { url: '/media/6/mug-a5-960x960.webp', label: 'A5 box' },
  ];
  const { user } = renderPage(<ProductPictures name="Peacock Mug" images={images} />);
  const queryCaption = (text: string) => screen.queryByText(text);
  expect(queryCaption('On a desk beside a laptop, 9 cm tall')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'On a desk beside a laptop, 9 cm tall' }));
  expect(
    screen.getByRole('img', { name: 'Peacock Mug, on a desk beside a laptop, 9 cm tall' }),
  ).toBeInTheDocument();
  expect(queryCaption('On a desk beside a laptop, 9 cm tall')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'A5 box' }));
  expect(screen.getByRole('img', { name: 'Peacock Mug, A5 box' })).toBeInTheDocument();
});

test('shows the next view after a swipe, and every view without the zoom of the one before', async () => {
  const images = [
    ...peacockMugProduct.images,
    { url: '/media/5/mug-on-desk-960x960.webp', label: 'On a desk' },
  ];
  const { user } = renderPage(<ProductPictures name="Peacock Mug" images={images} />);
  const swipe = (from: number, to: number) =>
    user.pointer([
      {
        keys: '[TouchA>]',
        target: screen.getByRole('button', { name: 'Zoom in' }),
        coords: { clientX: from, clientY: 50 },
      },
      { pointerName: 'TouchA', coords: { clientX: to, clientY: 55 } },
      { keys: '[/TouchA]', coords: { clientX: to, clientY: 55 } },
    ]);
  await swipe(100, 80);
  expect(screen.getByRole('button', { name: 'On a desk' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  await swipe(200, 60);
  expect(screen.getByRole('img', { name: 'Peacock Mug, on a desk' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-pressed', 'false');
});

test('shows the edited side of the design, or the product in use until a side is chosen', async () => {
  const front = { id: 'front', side: 'front', shownSides: ['front'], label: 'Front', source: 'data:,front' };
  const inUse = { id: 'front On a desk', label: 'On a desk', inUse: 'On a desk', source: 'data:,desk' };
  const onShow = jest.fn();
  const { user } = renderPage(
    <ProductPictures
      name="Peacock Mug"
      images={[]}
      preview={{
        pictures: [front, { ...front, ...inUse }],
        shownId: 'front',
        isEdited: true,
        isCovered: false,
      }}
      onShow={onShow}
    />,
  );
  const getPicture = () => screen.getByRole('img', { name: 'Preview of your design' });
  await user.click(screen.getByRole('button', { name: 'On a desk' }));
  expect(getPicture()).toHaveAttribute('src', 'data:,desk');
  await user.click(screen.getByRole('button', { name: 'Front' }));
  expect(getPicture()).toHaveAttribute('src', 'data:,front');
  expect(onShow).toHaveBeenLastCalledWith(front);
});
