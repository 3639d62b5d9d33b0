import { useEffect, useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { useApi, type ApiPath } from '@rangmala/shared/api';
import { type EndpointDefinition, endpoints } from '@rangmala/shared/contract/endpoints';
import { apiPath } from '@rangmala/shared/endpoints';
import { useUser, type UserContextValue } from '@rangmala/shared/session';
import { createSlowResponse, renderPage } from '@rangmala/shared/testing';

const CALL = 'GET /orders/count';

const asha = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false };
const ravi = { email: 'ravi@example.com', name: 'Ravi', userId: 'u2', isGoogleUser: true };

let latestVisitor: UserContextValue | undefined;

function visitor(): UserContextValue {
  if (!latestVisitor) throw new Error('Nothing was rendered yet.');
  return latestVisitor;
}

function Visitor() {
  const value = useUser();
  useEffect(() => {
    latestVisitor = value;
  });
  return null;
}

// The stores keep their values between tests.
afterEach(() => act(() => visitor().signOut()));

function Count() {
  const { data } = useApi(apiPath(CALL));
  return <p>{data ? `${data.total} orders` : 'waiting'}</p>;
}

function Visits() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <Visitor />
      <button onClick={() => setVisit(visit + 1)}>Visit {visit}</button>
      {visit % 2 === 1 && <Count />}
    </>
  );
}

test('shows no page the earlier customer’s data, and requests again what is shown', async () => {
  const { api, user } = renderPage(<Visits />, {
    session: { user: asha },
    api: { [CALL]: { total: 3 } },
  });
  expect(await screen.findByText('3 orders')).toBeVisible();
  api.setResponses({ [CALL]: { total: 5 } });
  act(() => visitor().signIn(ravi));
  expect(screen.queryByText('3 orders')).toBeNull();
  expect(await screen.findByText('5 orders')).toBeVisible();

  await user.click(screen.getByRole('button'));
  act(() => visitor().signOut());
  api.setResponses({ [CALL]: createSlowResponse().response });
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('waiting')).toBeVisible();
});

test('forgets the responses of each endpoint that reads the customer’s session', async () => {
  const paths = Object.entries<EndpointDefinition>(endpoints)
    .filter(([endpoint, { access }]) => endpoint.startsWith('GET ') && access?.includes('customer'))
    .map(([endpoint]) => endpoint.replace('GET ', '').replaceAll(/\{\w+\}/g, 'x') as ApiPath<string>);
  const respondEverywhere = (text: string) => Object.fromEntries(paths.map((path) => [`GET ${path}`, text]));

  function Response({ path }: { path: ApiPath<string> }) {
    return <li>{useApi(path).data}</li>;
  }

  const { api } = renderPage(
    <>
      <Visitor />
      {paths.map((path) => (
        <Response key={path} path={path} />
      ))}
    </>,
    { session: { user: asha }, api: respondEverywhere('of Asha') },
  );
  await waitFor(() => expect(screen.getAllByText('of Asha')).toHaveLength(paths.length));
  api.setResponses(respondEverywhere('of Ravi'));
  act(() => visitor().signIn(ravi));
  expect(screen.queryAllByText('of Asha')).toEqual([]);
  await waitFor(() => expect(screen.getAllByText('of Ravi')).toHaveLength(paths.length));
});

test('keeps the data when only the details of the customer change', async () => {
  const { api } = renderPage(<Visits />, { session: { user: asha }, api: { [CALL]: { total: 3 } } });
  expect(await screen.findByText('3 orders')).toBeVisible();
  act(() => visitor().signIn({ ...asha, name: 'Asha Rao' }));
  expect(screen.getByText('3 orders')).toBeVisible();
  expect(api.to(CALL)).toHaveLength(1);
});
