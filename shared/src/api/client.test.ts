import { apiFetch, detailOr, onNotSignedIn, refusedFields } from '@rangmala/shared/api';
import { noConnection, stubApi } from '@rangmala/shared/testing';

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test('detailOr returns the server’s message, or the fallback text when there is none', async () => {
  stubApi({
    'POST /register': { status: 409, body: { detail: 'There is already an account with this email.' } },
    'GET /words': { status: 502, body: '<html>' },
    'GET /gone': noConnection,
  });
  const messageOf = async (call: Promise<unknown>) => detailOr('Registration failed.', await failureOf(call));
  expect(await messageOf(apiFetch('/register', { method: 'POST' }))).toBe(
    'There is already an account with this email.',
  );
  expect(await messageOf(apiFetch('/words'))).toBe('Registration failed.');
  expect(await messageOf(apiFetch('/gone'))).toBe('Registration failed.');
  expect(detailOr('Registration failed.', new Error('a fault of ours'))).toBe('Registration failed.');
});

test('refusedFields returns the fields that broke a rule', async () => {
  stubApi({
    'POST /a': { status: 422, body: { detail: 'No.', fields: { name: 'Too long.', other: 7 } } },
    'POST /b': { status: 422, body: { detail: 'No.', fields: null } },
  });
  expect(refusedFields(await failureOf(apiFetch('/a', { method: 'POST' })))).toEqual({ name: 'Too long.' });
  expect(refusedFields(await failureOf(apiFetch('/b', { method: 'POST' })))).toEqual({});
  expect(refusedFields(undefined)).toEqual({});
});

test('onNotSignedIn reports 401 responses until it is stopped', async () => {
  stubApi({
    'GET /mine': { status: 401, body: { detail: 'Please sign in.' } },
    'GET /theirs': { status: 403, body: { detail: 'No.' } },
  });
  const listener = jest.fn();
  const stopListening = onNotSignedIn(listener);
  await failureOf(apiFetch('/theirs'));
  expect(listener).not.toHaveBeenCalled();
  await failureOf(apiFetch('/mine'));
  expect(listener).toHaveBeenCalledTimes(1);
  stopListening();
  await failureOf(apiFetch('/mine'));
  expect(listener).toHaveBeenCalledTimes(1);
});
