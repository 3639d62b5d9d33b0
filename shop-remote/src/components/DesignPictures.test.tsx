import { fireEvent, render, screen } from '@testing-library/react';
import type { Design } from '@rangmala/shared/contract/designs';
import { ThemeRoot } from '@rangmala/shared/theme';
import { LineDesignPicture } from './DesignPictures.tsx';

test('shows the product when a picture cannot be loaded', () => {
  const pictures = ['Front', 'Back'].map((label) => ({ side: label, label, url: `/api/${label}.jpg` }));
  render(
    <LineDesignPicture
      line={{ id: 'tee', name: 'Tee', price: 499, image: '', quantity: 1 }}
      design={{ pictures } as Design}
      label="Your design on Tee"
    >
      The product
    </LineDesignPicture>,
    { wrapper: ThemeRoot },
  );
  fireEvent.error(screen.getByRole('img', { name: 'Your design on Tee: Back' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('The product')).toBeInTheDocument();
});
