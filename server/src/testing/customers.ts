import type { FastifyInstance } from 'fastify';
import { type Browser, createBrowser } from './browser.ts';

export const ASHA = { email: 'asha@example.in', password: 'monsoon over warangal', full_name: 'Asha Rao' };

/** Registers a customer through the API. */
export async function registerCustomer(
  app: FastifyInstance,
  customer: Partial<typeof ASHA> = {},
): Promise<void> {
  const response = await createBrowser(app).post('/api/register', { ...ASHA, ...customer });
  if (response.statusCode !== 201) throw new Error(`Not registered: ${response.body}`);
}

/** Signs a customer in through the API. @returns the customer's browser */
export async function signIn(
  app: FastifyInstance,
  { email, password }: { email: string; password: string } = ASHA,
): Promise<Browser> {
  const browser = createBrowser(app);
  const response = await browser.post('/api/login', { email, password });
  if (response.statusCode !== 200) throw new Error(`Not signed in: ${response.body}`);
  return browser;
}

/** Registers a customer and signs the customer in. @returns the customer's browser */
export async function registerAndSignIn(
  app: FastifyInstance,
  customer: Partial<typeof ASHA> = {},
): Promise<Browser> {
  await registerCustomer(app, customer);
  return signIn(app, { ...ASHA, ...customer });
}

/** Fetches the signed-in user of a browser from the API. */
export async function fetchUser(browser: Browser): Promise<unknown> {
  return (await browser.get('/api/session')).json<{ user: unknown }>().user;
}
