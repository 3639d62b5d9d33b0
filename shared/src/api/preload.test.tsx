import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { markAllStale, preloadApi, useApi, type ApiPath } from '@rangmala/shared/api';
import { createSlowResponse, noConnection, renderPage, stubApi } from '@rangmala/shared/testing';

const PATH = '/categories' as ApiPath<string>;
const CALL = `GET ${PATH}`;

function CategoryText() {
  const { data, error, reload } = useApi(PATH);
  return (
    <>
      <p>{data ?? error?.message ?? 'waiting'}</p>
      <button onClick={() => void reload()}>Try Again</button>
    </>
  );
}

/** Mounts `CategoryText` again at each click. */
function Visits() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>Next visit</button>
      <CategoryText key={visit} />
    </>
  );
}

afterEach(() => markAllStale());

const finishRequests = () => act(async () => jest.advanceTimersByTimeAsync(0));

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('shows a preloaded response in the first render', async () => {
  stubApi({ [CALL]: 'mugs' });
  preloadApi(PATH);
  await finishRequests();
  renderPage(<CategoryText />, { api: { [CALL]: 'mugs' } });
  expect(screen.getByText('mugs')).toBeVisible();
  await finishRequests();
});

test('requests again after a failed preload, on render and on Try Again', async () => {
  const api = stubApi({ [CALL]: noConnection });
  preloadApi(PATH);
  await finishRequests();
  const page = renderPage(<CategoryText />, { api: { [CALL]: noConnection } });
  expect(await screen.findByText(/could not reach/)).toBeVisible();
  // Starts a second preload, which fails as well.
  preloadApi(PATH);
  await finishRequests();
  page.api.setResponses({ [CALL]: 'mugs' });
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('mugs')).toBeVisible();
  expect(api.requests).toHaveLength(1);
});

test('does not show a preloaded response after the path was marked as stale, or after Try Again', async () => {
  stubApi({ [CALL]: 'before' });
  preloadApi(PATH);
  await finishRequests();
  markAllStale();
  const page = renderPage(<CategoryText />, { api: { [CALL]: 'after' } });
  expect(await screen.findByText('after')).toBeVisible();

  jest.advanceTimersByTime(31_000);
  page.api.setResponses({ [CALL]: 'preloaded' });
  preloadApi(PATH);
  await finishRequests();
  page.api.setResponses({ [CALL]: 'news' });
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('news')).toBeVisible();
});

test('shows the preloaded response instead of an older cached response', async () => {
  const { api, user } = renderPage(<Visits />, { api: { [CALL]: 'old' } });
  expect(await screen.findByText('old')).toBeVisible();
  jest.advanceTimersByTime(31_000);
  api.setResponses({ [CALL]: 'new' });
  preloadApi(PATH);
  await finishRequests();
  await user.click(screen.getByRole('button', { name: 'Next visit' }));
  expect(await screen.findByText('new')).toBeVisible();
  expect(api.requests).toHaveLength(2);
});

test('discards a preloaded response that was not used for 30 seconds', async () => {
  stubApi({ [CALL]: 'long ago' });
  preloadApi(PATH);
  await finishRequests();
  jest.advanceTimersByTime(31_000);
  renderPage(<CategoryText />, { api: { [CALL]: 'now' } });
  expect(await screen.findByText('now')).toBeVisible();
});

test('requests again what was requested before the path was marked as stale and arrived afterwards', async () => {
  const { api, user } = renderPage(<Visits />, { api: { [CALL]: 'old' } });
  expect(await screen.findByText('old')).toBeVisible();
  jest.advanceTimersByTime(31_000);
  const slowResponse = createSlowResponse();
  api.setResponses({ [CALL]: slowResponse.response });
  preloadApi(PATH);
  markAllStale();
  slowResponse.finish('from before the change');
  await finishRequests();
  api.setResponses({ [CALL]: 'new' });
  await user.click(screen.getByRole('button', { name: 'Next visit' }));
  expect(await screen.findByText('new')).toBeVisible();
});
