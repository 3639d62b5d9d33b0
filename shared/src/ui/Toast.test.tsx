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

it('shows two toasts for three seconds each', () => {
  showToastButton();
  const addButton = screen.getByRole('button', { name: 'Add' });
  act(() => addButton.click());
  act(() => jest.advanceTimersByTime(TOAST_MS - 1000));
  act(() => addButton.click());
  expect(screen.getAllByText(/added to cart/)).toHaveLength(2);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getAllByText(/added to cart/)).toHaveLength(1);
});
