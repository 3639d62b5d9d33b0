import { act, renderHook } from '@testing-library/react';
import { getLineKey, useCart } from '@rangmala/shared/cart';

const mug = { id: 'mug-1', name: 'Peacock Mug', price: 349, image: '/media/a/peacock-800x800.webp' };
const cat = { url: '/uploads/1/cat-800x600.webp', name: 'cat.png', thumbnail: '/uploads/1/cat-160x120.webp' };

const readStoredCart = (): unknown => JSON.parse(localStorage.getItem('cartItems') ?? 'null');

test('saves changes under cartItems and updates the count', () => {
  const { result } = renderHook(useCart);
  expect(result.current).toMatchObject({ lines: [], count: 0, isLoaded: true });

  act(() => result.current.add(mug));
  act(() => result.current.add(mug, { customDesign: cat }, 2));
  expect(readStoredCart()).toEqual([
    { ...mug, quantity: 1 },
    { ...mug, quantity: 2, customDesign: cat },
  ]);
  expect(result.current.count).toBe(3);

  const designedMug = getLineKey({ id: mug.id, customDesign: cat });
  act(() => result.current.increase(designedMug));
  expect(result.current.count).toBe(4);
  act(() => result.current.decrease(designedMug));
  act(() => result.current.decrease(designedMug));
  act(() => result.current.decrease(designedMug));
  expect(result.current.count).toBe(2);
  act(() => result.current.remove(mug.id));
  expect(readStoredCart()).toEqual([{ ...mug, quantity: 1, customDesign: cat }]);
  act(() => result.current.clear());
  expect(readStoredCart()).toEqual([]);
  expect(result.current.count).toBe(0);
});
