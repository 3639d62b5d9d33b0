import { type ComponentType, Suspense, use, useEffect, useLayoutEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { Link, Route, Routes, useNavigate, useSearchParams } from 'react-router-dom';
import { HistoryRouter } from './HistoryRouter.tsx';

function showPages({ isSecondLoaded, second }: { isSecondLoaded: boolean; second: Promise<string> }) {
  const SecondPage = () => <h1>{use(second)}</h1>;
  render(
    <HistoryRouter isPageLoaded={(pathname) => isSecondLoaded || pathname === '/'}>
      <Suspense fallback={<p>Loading…</p>}>
        <Routes>
          <Route path="/" element={<Link to="/second">Second</Link>} />
          <Route path="/second" element={<SecondPage />} />
        </Routes>
      </Suspense>
    </HistoryRouter>,
  );
}

/** Renders a router with two pages whose code is loaded. */
function showLoadedPages(FirstPage: ComponentType) {
  render(
    <HistoryRouter isPageLoaded={() => true}>
      <Routes>
        <Route path="/" element={<FirstPage />} />
        <Route path="/second" element={<h1>Second</h1>} />
      </Routes>
    </HistoryRouter>,
  );
}

/** Runs `work` as in a browser, where React schedules renders itself. */
async function withoutAct(work: () => Promise<void>) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await work();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

beforeEach(() => window.history.replaceState(null, '', '/'));

it('shows a page right after the click when its code is loaded', async () => {
  const second = Object.assign(Promise.resolve('Second'), { status: 'fulfilled', value: 'Second' });
  showPages({ isSecondLoaded: true, second });
  await withoutAct(async () => {
    screen.getByRole('link').click();
    // React renders urgent updates in a microtask after the click.
    await Promise.resolve();
    expect(screen.getByRole('heading')).toHaveTextContent('Second');
  });
  expect(window.location.pathname).toBe('/second');
});

it('shows the page of a Forward between the first render and the router’s first listener', () => {
  function FirstPage() {
    // Runs before the effect of the router, so the router does not receive the `popstate` event of this Forward.
    useLayoutEffect(() => window.history.replaceState({ key: 'next', idx: 1 }, '', '/second'), []);
    return <h1>First</h1>;
  }
  showLoadedPages(FirstPage);
  expect(screen.getByRole('heading')).toHaveTextContent('Second');
});

it('shows a location that a part of the page navigates to in a layout effect', async () => {
  function FirstPage() {
    const [search] = useSearchParams();
    const navigate = useNavigate();
    const artwork = search.get('artwork');
    useLayoutEffect(() => {
      if (artwork === 'first') void navigate('/?artwork=second', { replace: true });
    }, [artwork, navigate]);
    return (
      <>
        <Link to="/?artwork=first">First</Link>
        <p>Artwork: {artwork}</p>
      </>
    );
  }
  showLoadedPages(FirstPage);
  await act(async () => screen.getByRole('link').click());
  expect(screen.getByText('Artwork: second')).toBeVisible();
  expect(window.location.search).toBe('?artwork=second');
});

it('keeps the old page until the code of the next page is loaded', async () => {
  let finishLoading = (_text: string) => undefined as void;
  const second = new Promise<string>((resolve) => (finishLoading = resolve));
  showPages({ isSecondLoaded: false, second });
  await act(async () => screen.getByRole('link').click());
  expect(screen.getByRole('link', { name: 'Second' })).toBeVisible();
  expect(screen.queryByText('Loading…')).toBeNull();
  await act(async () => finishLoading('Second'));
  expect(screen.getByRole('heading')).toHaveTextContent('Second');
});

it('blurs the focused element before its page is removed, and keeps the focus when only the query changes', async () => {
  const focusAtRemoval: (Element | null)[] = [];
  function FirstPage() {
    useEffect(() => () => void focusAtRemoval.push(document.activeElement), []);
    return (
      <>
        <Link to="/?sort=price">By price</Link>
        <Link to="/second">Second</Link>
      </>
    );
  }
  showLoadedPages(FirstPage);
  const byPrice = screen.getByRole('link', { name: 'By price' });
  byPrice.focus();
  await act(async () => byPrice.click());
  expect(byPrice).toHaveFocus();
  await act(async () => screen.getByRole('link', { name: 'Second' }).click());
  expect(screen.getByRole('heading')).toBeVisible();
  expect(focusAtRemoval).toEqual([document.body]);
});
