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
  expect(detailOr('Registration failed.', new Error('not an ApiError'))).toBe('Registration failed.');
});

test('refusedFields returns the text messages about fields by field name', async () => {
  stubApi({
    'POST /a': { status: 422, body: { detail: 'No.', fields: { name: 'Too long.', other: 7 } } },
    'POST /b': { status: 422, body: { detail: 'No.', fields: null } },
  });
  expect(refusedFields(await failureOf(apiFetch('/a', { method: 'POST' })))).toEqual({ name: 'Too long.' });
  expect(refusedFields(await failureOf(apiFetch('/b', { method: 'POST' })))).toEqual({});
  expect(refusedFields(undefined)).toEqual({});
});

test('onNotSignedIn calls the listener after 401 responses until the listener is removed', async () => {
  stubApi({
    'GET /mine': { status: 401, body: { detail: 'Please sign in.' } },
    'GET /theirs': { status: 403, body: { detail: 'No.' } },
  });
  const listener = jest.fn();
  const removeListener = onNotSignedIn(listener);
  await failureOf(apiFetch('/theirs'));
  expect(listener).not.toHaveBeenCalled();
  await failureOf(apiFetch('/mine'));
  expect(listener).toHaveBeenCalledTimes(1);
  removeListener();
  await failureOf(apiFetch('/mine'));
  expect(listener).toHaveBeenCalledTimes(1);
});
