import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
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
  const { email, password } = await register(page.request, person);
  const response = await page.request.post('/api/login', { data: { email, password } });
  expect(response.status(), await response.text()).toBe(200);
  return person;
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

/** Returns the customer who is signed in to the page's browser context; null for a guest. */
export async function fetchUser(page: Page): Promise<{ email: string; name: string } | null> {
  const response = await page.request.get('/api/session');
  return ((await response.json()) as { user: { email: string; name: string } | null }).user;
}

/** Returns the link for confirming cash on delivery in the mail to an email address; waits for the mail. */
export async function readMailedConfirmationLink(site: Site, email: string): Promise<string> {
  const outbox = join(site.dataDir, 'outbox');
  const findLink = () => {
    const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    // Decodes soft line breaks and `=3D`, which quoted-printable mails contain in links.
    const mail = mails
      .find((text) => text.includes(email))
      ?.replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    return /\/orders\/[\w-]+\/confirm\?token=[\w-]{43}/.exec(mail ?? '')?.[0] ?? '';
  };
  await expect.poll(findLink, { message: `mail to ${email}` }).not.toBe('');
  return findLink();
}
