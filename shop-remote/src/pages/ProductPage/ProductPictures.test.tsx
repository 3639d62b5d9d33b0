import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderPage } from '@rangmala/shared/testing';
import { AppLink } from '@rangmala/shared/ui';
import type { ProductLinkState } from '../../lib/use-loaded-sizes.ts';
import { peacockMugProduct } from '../../testing/catalogue.ts';
import { ProductPictures } from './ProductPictures.tsx';

const CARD_SIZES = '44vw';

/** A product card, which is replaced by the product's pictures after a click. */
function CardThenPictures({ state }: { state?: ProductLinkState }) {
  const { hash } = useLocation();
  return hash ? (
    <ProductPictures name={peacockMugProduct.name} images={peacockMugProduct.images} />
  ) : (
    <AppLink to="#product" {...(state ? { state } : {})}>
      Peacock Mug
    </AppLink>
  );
}

const picture = () => screen.getByRole('img', { name: 'Peacock Mug' });

test('shows the size that the product card has loaded, and then the large picture', async () => {
  const { user } = renderPage(<CardThenPictures state={{ loadedSizes: CARD_SIZES }} />);
  await user.click(screen.getByRole('link'));
  expect(picture()).toHaveAttribute('sizes', CARD_SIZES);
  fireEvent.load(picture());
  expect(picture()).toHaveAttribute('sizes', expect.stringContaining('88vw'));
});

test('shows the large picture at once when another link has led to the product', async () => {
  const { user } = renderPage(<CardThenPictures />);
  await user.click(screen.getByRole('link'));
  expect(picture()).toHaveAttribute('sizes', expect.stringContaining('88vw'));
});
