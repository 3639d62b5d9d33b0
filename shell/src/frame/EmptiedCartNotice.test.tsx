import { act, screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { EmptiedCartNotice } from './EmptiedCartNotice.tsx';
import { setEmptiedCart } from '../api/session.ts';

const NOTICE = 'You’re signed out, and your cart was emptied.';
const MUG = { id: '1', name: 'Warli Mug', price: 349.5, image: '/media/a/mug-8x8.webp', quantity: 2 };

afterEach(() => setEmptiedCart([]));

it('restores the cart, announces it and closes', async () => {
  const onClose = jest.fn();
  const { user } = renderPage(<EmptiedCartNotice onClose={onClose} />);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  act(() => setEmptiedCart([MUG]));
  expect((await screen.findByText(NOTICE)).closest('[role="status"]')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(JSON.parse(localStorage.getItem('cartItems') ?? '[]')).toEqual([MUG]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Your cart is back.').closest('[role="status"]')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
});
