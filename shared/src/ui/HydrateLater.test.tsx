import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydrateLater, type HydrationTrigger } from './HydrateLater.tsx';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Clicked {count}</button>;
}

/** Hydrates HTML with the comments that React's server adds for a Suspense boundary and between adjacent texts. */
async function hydrate(load: () => Promise<unknown>, trigger?: HydrationTrigger) {
  const part = (
    <HydrateLater load={load} {...(trigger && { trigger })}>
      <Counter />
    </HydrateLater>
  );
  const { container, unmount } = render(part);
  const html = container.innerHTML
    .replace('style=""', 'style="--part-visibility:visible"')
    .replace('<button>Clicked 0', '<!--$--><button>Clicked <!-- -->0')
    .replace('</button>', '</button><!--/$-->');
  unmount();
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(root, part, { onRecoverableError }));
  return onRecoverableError;
}

const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));

afterEach(() => document.body.replaceChildren());

it('keeps the HTML, holds a click until the code has loaded, and repeats the click', async () => {
  let resolveCode = () => {};
  const code = new Promise<void>((resolve) => (resolveCode = resolve));
  const onRecoverableError = await hydrate(() => code);
  const button = screen.getByRole('button', { name: 'Clicked 0' });
  expect(isHydrated(button)).toBe(false);
  expect(button.parentElement).toHaveAttribute('style', '--part-visibility:visible');
  // The first input starts the hydration, which waits for the code.
  await act(async () => void fireEvent.pointerDown(button));
  expect(fireEvent.click(button)).toBe(false);
  expect(isHydrated(button)).toBe(false);
  await act(async () => resolveCode());
  expect(await screen.findByRole('button', { name: 'Clicked 1' })).toBe(button);
  expect(button.parentElement).toHaveAttribute('style', '');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('loads the code after the hydration of the page, without an input, when this is the trigger', async () => {
  const load = jest.fn(() => Promise.resolve());
  const onRecoverableError = await hydrate(load, 'page-hydration');
  const button = screen.getByRole('button', { name: 'Clicked 0' });
  await waitFor(() => expect(isHydrated(button)).toBe(true));
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.click(button);
  expect(button).toHaveTextContent('Clicked 1');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('renders at once when the server has not rendered the part', () => {
  render(
    <HydrateLater load={() => new Promise(() => {})}>
      <Counter />
    </HydrateLater>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Clicked 1' })).toBeVisible();
});
