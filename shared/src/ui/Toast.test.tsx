import { act, render, screen } from '@testing-library/react';
import { ThemeRoot } from '@rangmala/shared/theme';
import { TOAST_MS, ToastProvider, useToast } from './Toast.tsx';

function ToastButton() {
  const toast = useToast();
  return <button onClick={() => toast('Product added to cart with custom design!')}>Add</button>;
}

const showToastButton = () =>
  render(
    <ThemeRoot>
      <ToastProvider>
        <ToastButton />
      </ToastProvider>
    </ThemeRoot>,
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows a toast for three seconds in an existing status region', () => {
  showToastButton();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();

  act(() => screen.getByRole('button', { name: 'Add' }).click());
  expect(region).toHaveTextContent('Product added to cart with custom design!');

  act(() => jest.advanceTimersByTime(TOAST_MS - 1));
  expect(region).not.toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(region).toBeEmptyDOMElement();
});
