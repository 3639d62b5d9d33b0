import { useState } from 'react';
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

test('useUpdateResponse requests nothing for a path without a cached response', async () => {
  const { user } = renderPage(<Add />);
  await user.click(screen.getByRole('button'));
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

test('a 4xx response that came with the page’s HTML is shown after a reload of another path', async () => {
  const refuse = (detail: string) => ({ status: 404, body: { detail } });
  function Item({ path }: { path: string }) {
    const { data, error, reload } = useApi(path as ApiPath<string>);
    return (
      <>
        <p>{data ?? error?.message ?? 'waiting'}</p>
        <button onClick={() => void reload()}>Reload</button>
      </>
    );
  }
  function Items() {
    const [path, setPath] = useState('/items/a');
    return (
      <ApiProvider answers={{ '/items/a': refuse('No item a.'), '/items/b': refuse('No item b.') }}>
        <Item path={path} />
        <button onClick={() => setPath('/items/b')}>Next</button>
      </ApiProvider>
    );
  }
  const { user } = renderPage(<Items />, {
    api: { 'GET /items/a': 'Item a', 'GET /items/b': () => new Promise(() => undefined) },
  });
  expect(screen.getByText('No item a.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('Item a')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('No item b.')).toBeVisible();
});
