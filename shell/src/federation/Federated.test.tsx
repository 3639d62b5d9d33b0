import { useLayoutEffect, type ComponentType } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expectLink, expectConsole, renderPage } from '@rangmala/shared/testing';
import type { SnapshotRemote } from '@rangmala/shared/contract';
import { ThemeRoot } from '@rangmala/shared/theme';
import { tolerateForeignChanges } from '../foreign-changes.ts';
import { Federated } from './Federated.tsx';
import { FederationProvider } from './federation-context.tsx';
import type { LoadResult, ModuleLoader } from './module-loader.ts';
import { Slot } from './Slot.tsx';

/** Returns a loader. `getResult` returns the result of a load; `resets` is the number of resets before the load. */
function createTestLoader(getResult: (name: string, attempt: number, resets: number) => LoadResult) {
  const promises = new Map<string, Promise<LoadResult>>();
  const failures: string[] = [];
  let resets = 0;
  const loader: ModuleLoader = {
    load(app, name, firstAttempt = 0) {
      const key = `${app}/${name}/${firstAttempt}/${resets}`;
      const promise = promises.get(key) ?? Promise.resolve(getResult(name, firstAttempt, resets));
      promises.set(key, promise);
      return promise;
    },
    waitBriefly: () => RESOLVED,
    reset: () => (resets += 1),
    reportRenderFailure: (_app, name, version) => failures.push(`${name} ${version}`),
  };
  return { loader, failures };
}

const RESOLVED = Promise.resolve();

const createResult = (Page: ComponentType, version = '1', attempt = 0): LoadResult => ({
  ok: true,
  module: { default: Page },
  version,
  attempt,
});
const createLoadedPage = (text: string, version = '1', attempt = 0) =>
  createResult(() => <h1>{text}</h1>, version, attempt);

function Throws(): never {
  throw new Error('this release throws');
}

async function showFederated(
  loader: ModuleLoader,
  content = <Federated app="shop" name="CartPage" kind="page" />,
  remotes: SnapshotRemote[] = [],
) {
  await act(async () => {
    renderPage(
      <FederationProvider loader={loader} snapshot={{ number: 1, shell: '1', remotes }}>
        <p>rest of the page</p>
        {content}
      </FederationProvider>,
    );
  });
}

it('renders a throwing page again, then shows its fallback', async () => {
  expectConsole('error', /this release throws/);
  const { loader, failures } = createTestLoader((_name, attempt) =>
    attempt < 2 ? createResult(Throws, '2', attempt) : createLoadedPage('Old cart', '1', 2),
  );
  await showFederated(loader);
  expect(await screen.findByRole('heading', { name: 'Old cart' })).toBeVisible();
  expect(failures).toEqual(['CartPage 2', 'CartPage 2']);
});

it('renders a page again, without a report, whose document others have changed', async () => {
  expectConsole('error', /not a child|able to recover/);
  tolerateForeignChanges();
  const removed = render(<p>an extension removes this</p>);
  screen.getByText('an extension removes this').remove();
  removed.unmount();
  let mounts = 0;
  function Page() {
    useLayoutEffect(() => {
      mounts += 1;
      if (mounts === 1) throw new DOMException('The node is not a child of this node.', 'NotFoundError');
    }, []);
    return <h1>Your cart</h1>;
  }
  const { loader, failures } = createTestLoader(() => createResult(Page, '2'));
  await showFederated(loader);
  expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeVisible();
  expect(failures).toEqual([]);
});

it('names the part that could not be loaded, and reloads it on Try Again', async () => {
  const { loader } = createTestLoader((_name, _attempt, resets) =>
    resets === 0 ? { ok: false, error: new Error('gone') } : createLoadedPage('Your cart'),
  );
  await showFederated(loader);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the shop part of this page.');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expectLink('hello@rangmala.example', 'mailto:hello@rangmala.example');
  expect(screen.getByText('rest of the page')).toBeVisible();
  // Uses an awaited `act`, because React renders content that suspends after the click only inside an awaited `act`.
  // user-event cannot be used here, because it switches `act` off during the click.
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
  expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeVisible();
});

it('renders the components of every remote in a slot independently', async () => {
  const { loader } = createTestLoader((name) =>
    name === 'Cards' ? createLoadedPage('Cards') : { ok: false, error: undefined },
  );
  const createRemoteWithSlot = (app: string, component: string): SnapshotRemote => ({
    app,
    releases: [],
    pages: [],
    slots: [{ slot: 'home.categories', component }],
  });
  await showFederated(loader, <Slot name="home.categories" />, [
    createRemoteWithSlot('shop', 'Cards'),
    createRemoteWithSlot('gallery', 'Teaser'),
  ]);
  expect(await screen.findByRole('heading', { name: 'Cards' })).toBeVisible();
  const message = 'We could not load the gallery part of this page.';
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('shows “Still loading” beside a page from the server while its code loads, and keeps the page', async () => {
  jest.useFakeTimers();
  const createPageElement = (loader: ModuleLoader) => (
    <ThemeRoot>
      <FederationProvider loader={loader} snapshot={{ number: 1, shell: '1', remotes: [] }}>
        <Federated app="shop" name="CartPage" kind="page" />
      </FederationProvider>
    </ThemeRoot>
  );
  const { loader } = createTestLoader(() => createLoadedPage('Your cart'));
  const rendered = render(<div />);
  await act(async () => rendered.rerender(createPageElement(loader)));
  const root = document.createElement('div');
  root.innerHTML = `<!--$-->${rendered.container.innerHTML}<!--/$-->`;
  rendered.unmount();
  document.body.append(root);
  const heading = screen.getByRole('heading', { name: 'Your cart' });

  let finishLoad: (result: LoadResult) => void = () => undefined;
  const slowLoad = new Promise<LoadResult>((resolve) => (finishLoad = resolve));
  const slowLoader: ModuleLoader = { ...loader, load: () => slowLoad };
  const reactRoot = await act(async () => hydrateRoot(root, createPageElement(slowLoader)));
  const message = 'Still loading. Thank you for waiting.';
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(screen.queryByText(message)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status')).toHaveTextContent(message);
  expect(screen.getByRole('heading', { name: 'Your cart' })).toBe(heading);

  await act(async () => finishLoad(createLoadedPage('Your cart')));
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Your cart' })).toBe(heading);
  act(() => reactRoot.unmount());
  root.remove();
  jest.useRealTimers();
});
