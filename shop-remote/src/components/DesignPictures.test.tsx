import { fireEvent, render, screen } from '@testing-library/react';
import type { Design } from '@rangmala/shared/contract/designs';
import { ThemeRoot } from '@rangmala/shared/theme';
import { LinePicture } from './DesignPictures.tsx';

test('shows the product when a picture cannot be loaded', () => {
  const pictures = ['Front', 'Back'].map((label) => ({ side: label, label, url: `/api/${label}.jpg` }));
  render(
    <LinePicture
      line={{ id: 'tee', name: 'Tee', price: 499, image: '', quantity: 1, design: { id: 'd1', token: 't' } }}
      item={{ id: 'tee', name: 'Tee', price: 499, image: ['/tee.jpg'] }}
      design={{ pictures } as Design}
      alt="Your design on Tee"
      sizes="6rem"
    />,
    { wrapper: ThemeRoot },
  );
  fireEvent.error(screen.getByRole('img', { name: 'Your design on Tee: Back' }));
  expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('/tee.jpg'));
});
