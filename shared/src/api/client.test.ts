import { apiFetch, getErrorMessage, onNotSignedIn, getFieldErrors } from '@rangmala/shared/api';
import { createRefusal, noConnection, stubApi } from '@rangmala/shared/testing';

const EMAIL_TAKEN = 'There is already an account with this email.';

const catchError = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test('getErrorMessage returns the server’s message, or the fallback text when there is none', async () => {
  stubApi({
    'POST /register': createRefusal(409, EMAIL_TAKEN),
    'GET /words': { status: 502, body: '<html>' },
    'GET /gone': noConnection,
  });
  const getMessage = async (call: Promise<unknown>) =>
    getErrorMessage('Registration failed.', await catchError(call));
  expect(await getMessage(apiFetch('/register', { method: 'POST' }))).toBe(EMAIL_TAKEN);
  expect(await getMessage(apiFetch('/words'))).toBe('Registration failed.');
  expect(await getMessage(apiFetch('/gone'))).toBe('Registration failed.');
  expect(getErrorMessage('Registration failed.', new Error('not an ApiError'))).toBe('Registration failed.');
});

test('getFieldErrors returns the text messages about fields by field name', async () => {
  stubApi({
    'POST /a': createRefusal(422, 'No.', { fields: { name: 'Too long.', other: 7 } }),
    'POST /b': createRefusal(422, 'No.', { fields: null }),
  });
  expect(getFieldErrors(await catchError(apiFetch('/a', { method: 'POST' })))).toEqual({ name: 'Too long.' });
  expect(getFieldErrors(await catchError(apiFetch('/b', { method: 'POST' })))).toEqual({});
  expect(getFieldErrors(undefined)).toEqual({});
});

test('onNotSignedIn calls the listener after 401 responses until the listener is removed', async () => {
  stubApi({ 'GET /mine': createRefusal(401, 'Please sign in.'), 'GET /theirs': createRefusal(403, 'No.') });
  const listener = jest.fn();
  const removeListener = onNotSignedIn(listener);
  await catchError(apiFetch('/theirs'));
  expect(listener).not.toHaveBeenCalled();
  await catchError(apiFetch('/mine'));
  expect(listener).toHaveBeenCalledTimes(1);
  removeListener();
  await catchError(apiFetch('/mine'));
  expect(listener).toHaveBeenCalledTimes(1);
});
