import type { BuiltSite } from '../built-site.ts';

export interface Visitor {
  cookie: string | undefined;
  /** Email address; undefined for guests and in a preview. */
  email: string | undefined;
  isPreview: boolean;
}

export const GUEST: Visitor = { cookie: undefined, email: undefined, isPreview: false };

/** Registers customers, signs them in and returns them as visitors. */
export async function signInCustomers({ base }: BuiltSite, names: readonly string[]): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  for (const name of names) {
    const email = `soak-${name}@example.in`;
    const password = 'monsoon over warangal';
    await post(`${base}/api/register`, { email, password, full_name: `Soak ${name}` });
    const response = await post(`${base}/api/login`, { email, password });
    const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    visitors.push({ email, cookie: cookies.join('; '), isPreview: false });
  }
  return visitors;

  async function post(url: string, body: unknown): Promise<Response> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${url} was answered ${response.status}.`);
    return response;
  }
}

/** Opens a preview link and returns a visitor with the preview's cookie. */
export async function openPreview(link: string): Promise<Visitor> {
  const response = await fetch(link, { redirect: 'manual' });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error('The preview link sets no cookie.');
  return { cookie, email: undefined, isPreview: true };
}
