import { screen } from '@testing-library/react';
import { ApiError, ApiProvider, markStale, sendJson, useApi, useUpdateAnswer } from '@rangmala/shared/api';
import { renderPage, stubApi } from '@rangmala/shared/testing';

const PATH = '/appointments/user/u1';

function List() {
  const { data } = useApi<string[]>(PATH);
  return <p>{data ? data.join(', ') || 'none' : 'waiting'}</p>;
}

function Add() {
  const update = useUpdateAnswer();
  return <button onClick={() => update<string[]>(PATH, (kept) => kept && [...kept, 'new'])}>Add</button>;
}

test('an answer that an action has changed is changed everywhere, without asking', async () => {
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

test('an answer that came with the page’s HTML is changed like any other', async () => {
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

test('where no answer is kept there is nothing to change', async () => {
  const { user } = renderPage(<Add />);
  await user.click(screen.getByRole('button'));
});

test('what is stale is asked for again by whoever shows it next', async () => {
  markStale([PATH]);
  const first = renderPage(<List />, { api: { [`GET ${PATH}`]: ['one'] } });
  expect(await screen.findByText('one')).toBeVisible();
  first.unmount();
  markStale([PATH]);
  renderPage(<List />, { api: { [`GET ${PATH}`]: ['two'] } });
  expect(await screen.findByText('two')).toBeVisible();
});

test('a refusal carries its whole answer, and a request the headers it was given', async () => {
  const answer = { detail: 'Taken.', nearest: [] };
  stubApi({ 'POST /appointments': { status: 409, body: answer } });
  const fetched = jest.spyOn(globalThis, 'fetch');
  const refusal = await sendJson('POST', '/appointments', {}, { 'idempotency-key': 'k' }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ status: 409, message: 'Taken.', body: answer });
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': 'k',
  });
});
