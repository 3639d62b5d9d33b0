import type { FastifyInstance } from 'fastify';
import { type Browser, browserOf } from './browser.ts';

export const ASHA = { email: 'asha@example.in', password: 'monsoon over warangal', full_name: 'Asha Rao' };

/** Opens an account as the sign-up screen does. */
export async function register(app: FastifyInstance, customer: Partial<typeof ASHA> = {}): Promise<void> {
  const answer = await browserOf(app).post('/api/register', { ...ASHA, ...customer });
  if (answer.statusCode !== 201) throw new Error(`Not registered: ${answer.body}`);
}

/** A browser in which somebody signed in as the sign-in screen does. */
export async function signedIn(
  app: FastifyInstance,
  { email, password }: { email: string; password: string } = ASHA,
): Promise<Browser> {
  const browser = browserOf(app);
  const answer = await browser.post('/api/login', { email, password });
  if (answer.statusCode !== 200) throw new Error(`Not signed in: ${answer.body}`);
  return browser;
}

/** Who is signed in there, as the API says it. */
export async function userOf(browser: Browser): Promise<unknown> {
  return (await browser.get('/api/session')).json<{ user: unknown }>().user;
}
