import { withApp } from '../../testing/app.ts';
import { register, signIn } from '../../testing/customers.ts';
import { readVisitorSession } from './visitor-session.ts';

const { jest } = import.meta;

test('ends within five seconds while the database is silent', () =>
  withApp(async (app) => {
    await register(app);
    const browser = await signIn(app);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(await readVisitorSession(app, cookie)).toMatchObject({ user: { email: expect.any(String) } });
    let breakSilence: (error: Error) => void = () => undefined;
    const silence = new Promise<never>((_resolve, reject) => (breakSilence = reject));
    app.db.getExecutor().provideConnection = () => silence;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
    try {
      const session = readVisitorSession(app, cookie);
      await jest.advanceTimersByTimeAsync(5_000);
      expect(await session).toBeUndefined();
    } finally {
      jest.useRealTimers();
      breakSilence(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    }
  }));
