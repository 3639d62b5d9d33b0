import { render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { createLazyComponent, type LazyComponent } from './lazy-component.ts';

const Greeting = ({ name }: { name: string }) => <p id="greeting">Hello {name}</p>;

function Page({ lazyGreeting }: { lazyGreeting: LazyComponent<{ name: string }> }) {
  const [{ Component }] = useState(() => ({ Component: lazyGreeting.getComponent() }));
  return (
    <Suspense fallback="Loading…">
      <Component name="Asha" />
    </Suspense>
  );
}

afterEach(() => jest.useRealTimers());

it('imports the component at once when the page does not contain its HTML', async () => {
  const importComponent = jest.fn(() => Promise.resolve(Greeting));
  const lazyGreeting = createLazyComponent(importComponent, '#greeting');
  expect(importComponent).toHaveBeenCalledTimes(1);
  await lazyGreeting.load();
  render(<Page lazyGreeting={lazyGreeting} />);
  expect(screen.getByText('Hello Asha')).toBeVisible();
});

it('imports the component on demand when the page contains its HTML', async () => {
  const { unmount } = render(<Greeting name="from the server" />);
  const importComponent = jest.fn(() => Promise.resolve(Greeting));
  const lazyGreeting = createLazyComponent(importComponent, '#greeting');
  unmount();
  expect(importComponent).not.toHaveBeenCalled();
  render(<Page lazyGreeting={lazyGreeting} />);
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(await screen.findByText('Hello Asha')).toBeVisible();
});

it('imports the component again 5 seconds after a failure', async () => {
  jest.useFakeTimers();
  const importComponent = jest
    .fn(() => Promise.resolve(Greeting))
    .mockRejectedValueOnce(new Error('The request failed.'));
  const lazyGreeting = createLazyComponent(importComponent, '#greeting');
  await jest.advanceTimersByTimeAsync(4_999);
  expect(importComponent).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(importComponent).toHaveBeenCalledTimes(2);
  expect(lazyGreeting.getComponent()).toBe(Greeting);
});

it('rejects after the last attempt, and imports the component again on the next call', async () => {
  const importComponent = jest
    .fn(() => Promise.resolve(Greeting))
    .mockRejectedValueOnce(new Error('The request failed.'));
  const lazyGreeting = createLazyComponent(importComponent, '#greeting', 1);
  const failedComponent = lazyGreeting.getComponent();
  await Promise.resolve();
  expect(importComponent).toHaveBeenCalledTimes(1);
  expect(lazyGreeting.getComponent()).not.toBe(failedComponent);
  await lazyGreeting.load();
  expect(lazyGreeting.getComponent()).toBe(Greeting);
});
