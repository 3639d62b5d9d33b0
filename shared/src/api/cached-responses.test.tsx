import { screen } from '@testing-library/react';
import { ApiProvider, markStale, useApi, useUpdateResponse, type ApiPath } from '@rangmala/shared/api';
import { renderPage } from '@rangmala/shared/testing';

const PATH = '/appointments/user/u1' as ApiPath<string[]>;

function List() {
  const { data } = useApi(PATH);
  return <p>{data ? data.join(', ') || 'none' : 'waiting'}</p>;
}

function Add() {
  const update = useUpdateResponse();
  return (
    <button onClick={() => update(PATH, (cachedNames) => cachedNames && [...cachedNames, 'new'])}>Add</button>
  );
}

test('useUpdateResponse changes a cached response in all components without a request', async () => {
  const { user, api } = renderPage(
    <>
      <List />
      <Add />
    </>,
    { api: { [`GET ${PATH}`]: ['old'] } },
  );
  expect(await screen.findByText('old')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('old, new')).toBeVisible();
  expect(api.requests).toHaveLength(1);
});

test('useUpdateResponse changes a response that came with the page’s HTML', async () => {
  const { user } = renderPage(
    <ApiProvider answers={{ [PATH]: { status: 200, body: ['from the HTML'] } }}>
      <List />
      <Add />
    </ApiProvider>,
    { api: { [`GET ${PATH}`]: () => new Promise(() => undefined) } },
  );
  expect(screen.getByText('from the HTML')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('from the HTML, new')).toBeVisible();
});

test('a response marked as stale is requested again by the next component that shows it', async () => {
  markStale([PATH]);
  const first = renderPage(<List />, { api: { [`GET ${PATH}`]: ['one'] } });
  expect(await screen.findByText('one')).toBeVisible();
  first.unmount();
  markStale([PATH]);
  renderPage(<List />, { api: { [`GET ${PATH}`]: ['two'] } });
  expect(await screen.findByText('two')).toBeVisible();
});
