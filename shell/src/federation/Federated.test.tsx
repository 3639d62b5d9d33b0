import { act, fireEvent, screen } from '@testing-library/react';
import { expectConsole, renderPage } from '@rangmala/shared/testing';
import type { LiveRemote } from '@rangmala/shared/contract';
import { Federated } from './Federated.tsx';
import { FederationProvider } from './loader-context.tsx';
import type { Loaded, ModuleLoader } from './module-loader.ts';
import { Slot } from './Slot.tsx';

interface Tries {
  loader: ModuleLoader;
  asked: string[];
  failures: string[];
}

/** A loader whose every try, by number, brings what the test says. */
function loaderOf(bring: (name: string, stage: number, round: number) => Loaded): Tries {
  const promises = new Map<string, Promise<Loaded>>();
  const asked: string[] = [];
  const failures: string[] = [];
  let round = 0;
  const loader: ModuleLoader = {
    load(app, name, stage) {
      const key = `${app}/${name}/${stage}/${round}`;
      const known = promises.get(key) ?? Promise.resolve(bring(name, stage, round));
      if (!promises.has(key)) asked.push(`${name} ${stage}`);
      promises.set(key, known);
      return known;
    },
    soon: () => AT_ONCE,
    forget: () => (round += 1),
    failed: (_app, name, version) => failures.push(`${name} ${version}`),
  };
  return { loader, asked, failures };
}

const AT_ONCE = Promise.resolve();

const page = (text: string, version = '1', stage = 0): Loaded => ({
  ok: true,
  module: { default: () => <h1>{text}</h1> },
  version,
  stage,
});

function Throws(): never {
  throw new Error('this release throws');
}
const throwing = (version: string, stage: number): Loaded => ({
  ok: true,
  module: { default: Throws },
  version,
  stage,
});

async function show(
  loader: ModuleLoader,
  what = <Federated app="shop" name="CartPage" kind="page" />,
  remotes: LiveRemote[] = [],
) {
  let shown: ReturnType<typeof renderPage> | undefined;
  await act(async () => {
    shown = renderPage(
      <FederationProvider loader={loader} snapshot={{ number: 1, shell: '1', remotes }}>
        <p>around it</p>
        {what}
      </FederationProvider>,
    );
  });
  if (!shown) throw new Error('nothing was shown');
  return shown;
}

it('shows the page that was loaded', async () => {
  await show(loaderOf(() => page('Your cart')).loader);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
});

it('tries a page that throws once more, then shows the release before it', async () => {
  expectConsole('error', /this release throws/);
  const { loader, failures } = loaderOf((_name, stage) =>
    stage < 2 ? throwing('2', stage) : page('Old cart', '1', 2),
  );
  await show(loader);
  expect(await screen.findByRole('heading', { name: 'Old cart' })).toBeVisible();
  expect(failures).toEqual(['CartPage 2', 'CartPage 2']);
});

it('says in words what could not be loaded, and begins anew with Try Again', async () => {
  const { loader } = loaderOf((_name, _stage, round) =>
    round === 0 ? { ok: false, error: new Error('gone') } : page('Your cart'),
  );
  await show(loader);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the shop part of this page.');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'hello@rangmala.example' })).toHaveAttribute(
    'href',
    'mailto:hello@rangmala.example',
  );
  expect(screen.getByText('around it')).toBeVisible();
  // What suspends because of the click is only drawn when an `act` around it is awaited; user-event, which
  // switches acting off for a while, must not be inside one.
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
  expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeVisible();
});

it('fills a place with what every remote offers for it, each on its own', async () => {
  const { loader } = loaderOf((name) => (name === 'Cards' ? page('Cards') : { ok: false, error: undefined }));
  const offering = (app: string, component: string): LiveRemote => ({
    app,
    releases: [],
    pages: [],
    slots: [{ slot: 'home.categories', component }],
  });
  await show(loader, <Slot name="home.categories" />, [
    offering('shop', 'Cards'),
    offering('gallery', 'Teaser'),
  ]);
  expect(await screen.findByRole('heading', { name: 'Cards' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not load the gallery part of this page.',
  );
});
