import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { getLineKey, useCart } from '@rangmala/shared/cart';

const mug = { id: 'mug-1', name: 'Peacock Mug', price: 349, image: '/media/a/peacock-800x800.webp' };
const cat = { url: '/uploads/1/cat-800x600.webp', name: 'cat.png', thumbnail: '/uploads/1/cat-160x120.webp' };

const readStoredCart = (): unknown => JSON.parse(localStorage.getItem('cartItems') ?? 'null');

function changeInOtherTab(value: unknown): void {
  const newValue = JSON.stringify(value);
  localStorage.setItem('cartItems', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems', newValue }));
}

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

test('synchronises components and tabs', () => {
  const firstCart = renderHook(useCart).result;
  const secondCart = renderHook(useCart).result;
  act(() => firstCart.current.add(mug));
  expect(secondCart.current.count).toBe(1);
  act(() => changeInOtherTab([{ ...mug, quantity: 8 }]));
  expect(firstCart.current.count).toBe(8);
  expect(secondCart.current.count).toBe(8);
});

test('the cart is empty on the server', () => {
  function Probe() {
    const { isLoaded, count } = useCart();
    return <p>{`${isLoaded} ${count}`}</p>;
  }
  expect(renderToString(<Probe />)).toBe('<p>false 0</p>');
});
