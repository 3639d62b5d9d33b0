import type { FastifyRequest } from 'fastify';
import { test } from '../../testing/app.ts';
import { registerAndSignIn } from '../../testing/customers.ts';
import { readVisitorSession } from './visitor-session.ts';

const { jest } = import.meta;

test('returns undefined within five seconds while the database does not answer', async (app) => {
  const browser = await registerAndSignIn(app);
  const request = {
    server: app,
    log: app.log,
    cookies: Object.fromEntries(browser.cookies),
  } as unknown as FastifyRequest;
  expect(await readVisitorSession(request)).toMatchObject({ user: { email: expect.any(String) } });
  let rejectConnection: (error: Error) => void = () => undefined;
  const pendingConnection = new Promise<never>((_resolve, reject) => (rejectConnection = reject));
  app.db.getExecutor().provideConnection = () => pendingConnection;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  try {
    const session = readVisitorSession(request);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await session).toBeUndefined();
  } finally {
    jest.useRealTimers();
    rejectConnection(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  }
});
