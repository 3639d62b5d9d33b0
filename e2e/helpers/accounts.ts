import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { visit } from './page.ts';
import type { Site } from './site.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

let personCount = 0;

/** Returns the details of a person who has no account yet. */
export function createPerson(name = 'Asha Rao'): Person {
  personCount += 1;
  const email = `${name.split(' ')[0]?.toLowerCase()}.${process.pid}.${personCount}@example.in`;
  return { name, email, password: `monsoon over warangal ${personCount}` };
}

export async function register(request: APIRequestContext, person: Person): Promise<Person> {
  const { name, email, password } = person;
  const response = await request.post('/api/register', { data: { full_name: name, email, password } });
  expect(response.status(), await response.text()).toBe(201);
  return person;
}

/** Registers a customer and signs the customer in through the API, in the page's browser context. */
export async function signInNewCustomer(page: Page, person: Person = createPerson()): Promise<Person> {
  await register(page.request, person);
  await signInByApi(page, person);
  return person;
}

/** Signs in through the API, in the page's browser context. */
async function signInByApi(page: Page, { email, password }: Person): Promise<void> {
  const response = await page.request.post('/api/login', { data: { email, password } });
  expect(response.status(), await response.text()).toBe(200);
}

/** Fills in and submits the open sign-in form. */
export async function submitSignIn(page: Page, { email, password }: Person): Promise<void> {
  await getField(page, 'Email').fill(email);
  await getField(page, 'Password').fill(password);
  await getButton(page, 'Sign In').click();
}

/** Signs in on the sign-in page and waits for the account page. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await visit(page, '/signin');
  await submitSignIn(page, person);
  await expect(page).toHaveURL('/account');
  await expectSignedIn(page);
}

/** Signs out through the account menu and waits until the header shows “Sign In”. */
export async function signOut(page: Page): Promise<void> {
  await getAccountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expectSignedOut(page);
}

export const getAccountMenu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'My Account' });

/** Returns the field with this label in the main content. */
export const getField = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });

/** Returns the button with this name in the main content. */
export const getButton = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(getAccountMenu(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden();
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(getAccountMenu(page)).toBeHidden();
}

/** Returns the customer who is signed in to the page's browser context; null for a guest. */
export async function fetchUser(page: Page): Promise<{ email: string; name: string } | null> {
  const response = await page.request.get('/api/session');
  return ((await response.json()) as { user: { email: string; name: string } | null }).user;
}

/** Returns the entries of the session in the browser's storage, by key. */
export function readStoredSession(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['rangmala.user', 'loggedIn'].flatMap((key) => {
        const value = localStorage.getItem(key);
        return value === null ? [] : [[key, value] as const];
      }),
    ),
  );
}

/** Returns the user in the browser's storage; null when there is none. */
export async function readStoredUser(page: Page): Promise<unknown> {
  return JSON.parse((await readStoredSession(page))['rangmala.user'] ?? 'null');
}

/** Returns the links for confirming cash on delivery in the mails to an email address; waits for the first link. */
export async function readMailedConfirmationLinks(site: Site, email: string): Promise<string[]> {
  const outbox = join(site.dataDir, 'outbox');
  const readLinks = () =>
    readMails(outbox)
      .filter((mail) => mail.includes(email))
      .flatMap((mail) => /\/orders\/[\w-]+\/confirm\?token=[\w-]{43}/.exec(mail)?.[0] ?? []);
  await expect.poll(() => readLinks().length, { message: `mails to ${email}` }).toBeGreaterThanOrEqual(1);
  return readLinks();
}

/** Reads the mails in the outbox. Decodes soft line breaks and `=3D`, which quoted-printable mails contain in links. */
function readMails(outbox: string): string[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) =>
      readFileSync(join(outbox, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );
}
