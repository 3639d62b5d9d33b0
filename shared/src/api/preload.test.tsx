import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { markStale, preloadApi, useApi, type ApiPath } from '@rangmala/shared/api';
import { noConnection, renderPage, stubApi } from '@rangmala/shared/testing';

const PATH = '/categories' as ApiPath<string>;
const CALL = `GET ${PATH}`;

function Shown() {
  const { data, error, reload } = useApi(PATH);
  return (
    <>
      <p>{data ?? error?.message ?? 'waiting'}</p>
      <button onClick={() => void reload()}>Try Again</button>
    </>
  );
}

/** A page that can be left and come back to. */
function Visits() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>Next visit</button>
      <Shown key={visit} />
    </>
  );
}

afterEach(() => markStale([PATH]));

/** Some time later, which the network has used. */
const later = () => act(async () => jest.advanceTimersByTimeAsync(0));

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('what was asked for early is asked for once', async () => {
  const { api } = renderPage(null, { api: { [CALL]: 'mugs' } });
  preloadApi(PATH);
  preloadApi(PATH);
  const page = renderPage(<Shown />, { api: { [CALL]: 'mugs' } });
  expect(await screen.findByText('mugs')).toBeVisible();
  expect([...api.requests, ...page.api.requests]).toHaveLength(1);
});

test('a failure of what was asked for early is asked anew, by pages and by Try Again', async () => {
  const api = stubApi({ [CALL]: noConnection });
  preloadApi(PATH);
  await later();
  const page = renderPage(<Shown />, { api: { [CALL]: noConnection } });
  expect(await screen.findByText(/could not reach/)).toBeVisible();
  // A link that is hovered meanwhile fails, too.
  preloadApi(PATH);
  await later();
  page.api.answer({ [CALL]: 'mugs' });
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('mugs')).toBeVisible();
  expect(api.requests).toHaveLength(1);
});

test('what was asked for early is not shown after an action has changed it', async () => {
  stubApi({ [CALL]: 'before' });
  preloadApi(PATH);
  await later();
  markStale([PATH]);
  const page = renderPage(<Shown />, { api: { [CALL]: 'after' } });
  expect(await screen.findByText('after')).toBeVisible();

  jest.advanceTimersByTime(31_000);
  page.api.answer({ [CALL]: 'asked too early' });
  preloadApi(PATH);
  await later();
  page.api.answer({ [CALL]: 'news' });
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('news')).toBeVisible();
});

test('what was asked for early is newer than what a page kept', async () => {
  const { api, user } = renderPage(<Visits />, { api: { [CALL]: 'old' } });
  expect(await screen.findByText('old')).toBeVisible();
  jest.advanceTimersByTime(31_000);
  api.answer({ [CALL]: 'new' });
  preloadApi(PATH);
  await later();
  await user.click(screen.getByRole('button', { name: 'Next visit' }));
  expect(await screen.findByText('new')).toBeVisible();
  expect(api.requests).toHaveLength(2);
});

test('an early answer is forgotten when nobody has wanted it for long', async () => {
  stubApi({ [CALL]: 'long ago' });
  preloadApi(PATH);
  await later();
  jest.advanceTimersByTime(31_000);
  renderPage(<Shown />, { api: { [CALL]: 'now' } });
  expect(await screen.findByText('now')).toBeVisible();
});
