import { fireEvent, render, screen } from '@testing-library/react';
import type { Design } from '@rangmala/shared/contract/designs';
import { ThemeRoot } from '@rangmala/shared/theme';
import { LineDesignPicture } from './DesignPictures.tsx';

const line = { id: 'tee', name: 'Tee', price: 499, image: '', quantity: 1 };
const front = { side: 'front', label: 'Front', url: '/api/front.jpg' };
const back = { side: 'back', label: 'Back', url: '/api/back.jpg' };

const show = (pictures: Design['pictures']) =>
  render(
    <LineDesignPicture line={line} design={{ pictures } as Design} label="Your design on Tee">
      The product
    </LineDesignPicture>,
    { wrapper: ThemeRoot },
  );

test('names the side of each picture when a design has several printed sides', () => {
  show([front, back]);
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'Your design on Tee: Front',
    'Your design on Tee: Back',
  ]);
});

test('does not name the side when a design has one printed side', () => {
  show([front]);
  expect(screen.getByRole('img', { name: 'Your design on Tee' })).toHaveAttribute(
    'src',
    '/api/front.jpg&options=%7B%7D',
  );
});

test('shows the product when a picture cannot be loaded', () => {
  show([front, back]);
  fireEvent.error(screen.getByRole('img', { name: 'Your design on Tee: Back' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('The product')).toBeInTheDocument();
});
