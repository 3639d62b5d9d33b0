import { useState } from 'react';
import { screen } from '@testing-library/react';
import {
  ApiProvider,
  markAllStale,
  markFresh,
  preloadApi,
  useApi,
  useForgetResponses,
  type ApiPath,
} from '@rangmala/shared/api';
import { callApi, useChangeApi } from '@rangmala/shared/endpoints';
import { createRefusal, renderPage, stubApi } from '@rangmala/shared/testing';

const PATH = '/appointments/user/u1' as ApiPath<string[]>;

function List() {
  const { data } = useApi(PATH);
  return <p>{data ? data.join(', ') || 'none' : 'waiting'}</p>;
}

function Buttons() {
  const changeApi = useChangeApi();
  const forgetResponses = useForgetResponses();
  const change = () => changeApi('POST /logout').catch(() => undefined);
  return (
    <>
      <button onClick={() => void change()}>Change</button>
      <button onClick={() => forgetResponses('/appointments/')}>Forget</button>
    </>
  );
}

test.each([[undefined], [createRefusal(409, 'No.')]])(
  'useChangeApi requests again what the page shows after the response %p',
  async (response) => {
    const { user, api } = renderPage(
      <>
        <List />
        <Buttons />
      </>,
      { api: { [`GET ${PATH}`]: ['old'], 'POST /logout': response } },
    );
    expect(await screen.findByText('old')).toBeVisible();
    api.setResponses({ [`GET ${PATH}`]: ['new'] });
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(await screen.findByText('new')).toBeVisible();
    expect(api.requests).toHaveLength(3);
  },
);

test('after a call that is not a GET, responses and preloads count as stale', async () => {
  const api = stubApi({ [`GET ${PATH}`]: [], 'GET /profile': {}, 'POST /logout': undefined });
  markFresh([PATH]);
  preloadApi(PATH);
  expect(api.to(`GET ${PATH}`)).toHaveLength(0);
  await callApi('GET /profile');
  preloadApi(PATH);
  expect(api.to(`GET ${PATH}`)).toHaveLength(0);
  await callApi('POST /logout');
  preloadApi(PATH);
  preloadApi(PATH);
  expect(api.to(`GET ${PATH}`)).toHaveLength(1);
  await callApi('POST /logout');
  preloadApi(PATH);
  expect(api.to(`GET ${PATH}`)).toHaveLength(2);
});

test('useForgetResponses removes the cached responses below a prefix', async () => {
  markAllStale();
  const { user } = renderPage(
    <>
      <List />
      <Buttons />
    </>,
    { api: { [`GET ${PATH}`]: ['old'] } },
  );
  expect(await screen.findByText('old')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Forget' }));
  expect(screen.getByText('waiting')).toBeVisible();
});

function ReopenedList() {
  const forgetResponses = useForgetResponses();
  const [visit, setVisit] = useState(0);
  const reopen = () => {
    forgetResponses('/appointments/');
    setVisit(visit + 1);
  };
  return (
    <>
      <List key={visit} />
      <button onClick={reopen}>Reopen</button>
    </>
  );
}

test('useForgetResponses removes a response that came with the page’s HTML', async () => {
  const { user } = renderPage(
    <ApiProvider answers={{ [PATH]: { status: 200, body: ['from the HTML'] } }}>
      <ReopenedList />
    </ApiProvider>,
    { api: { [`GET ${PATH}`]: () => new Promise(() => undefined) } },
  );
  expect(screen.getByText('from the HTML')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(screen.getByText('waiting')).toBeVisible();
});

test('a response marked as stale is requested again by the next component that shows it', async () => {
  markAllStale();
  const first = renderPage(<List />, { api: { [`GET ${PATH}`]: ['one'] } });
  expect(await screen.findByText('one')).toBeVisible();
  first.unmount();
  markAllStale();
  renderPage(<List />, { api: { [`GET ${PATH}`]: ['two'] } });
  expect(await screen.findByText('two')).toBeVisible();
});
