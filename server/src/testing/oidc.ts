import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { SignInNotice } from '@rangmala/shared/contract';
import { type TestAppOptions, withApp } from './app.ts';
import type { Browser } from './browser.ts';
import { testWith } from './test-with.ts';
import {
  type OpenIdProviderOptions,
  type Person,
  type TestOpenIdProvider,
  withOpenIdProvider,
} from './openid-provider.ts';

export const CALLBACK_URL = 'http://localhost:3000/api/login/google/callback';
/** The user of the OpenID provider. */
export const MEERA: Person = {
  sub: 'google|7',
  email: 'Meera@Example.IN',
  email_verified: true,
  name: 'Meera Devi',
};
/** The user {@link MEERA} in responses of the API. */
export const MEERA_USER = {
  email: 'meera@example.in',
  name: 'Meera Devi',
  userId: expect.any(String),
  isGoogleUser: true,
};

/** Runs `work` with an OpenID provider and a server that is registered with this provider. */
export function withOpenIdSignIn(
  work: (app: FastifyInstance, provider: TestOpenIdProvider) => Promise<void>,
  options: TestAppOptions = {},
  providerOptions: Partial<OpenIdProviderOptions> = {},
): Promise<void> {
  return withOpenIdProvider({ callbackUrl: CALLBACK_URL, ...providerOptions }, async (provider) => {
    provider.person = MEERA;
    const env = { ...provider.env, ...options.env };
    await withApp({ ...options, env }, (app) => work(app, provider));
  });
}

/** Test with an OpenID provider and its server; see {@link withOpenIdSignIn}. */
export const test = testWith(withOpenIdSignIn);

/** Starts a sign-in; returns the URL of the provider to which the app redirects. */
export async function beginSignIn(browser: Browser, next?: string): Promise<string> {
  const search = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
  const response = await browser.get(`/api/login/google${search}`);
  expect(response.statusCode).toBe(302);
  return String(response.headers.location);
}

/** Follows the provider's redirect back to the app. */
export const followCallback = (browser: Browser, url: URL): Promise<LightMyRequestResponse> =>
  browser.get(`${url.pathname}${url.search}`);

/**
 * Signs in at the provider and follows the redirect back to the app.
 * @returns the URL of the last redirect
 */
export async function signInWithProvider(
  browser: Browser,
  provider: TestOpenIdProvider,
  next?: string,
): Promise<URL> {
  return getRedirectUrl(
    await followCallback(browser, await provider.visit(await beginSignIn(browser, next))),
  );
}

export const getRedirectUrl = (response: LightMyRequestResponse): URL =>
  new URL(String(response.headers.location), 'http://localhost:3000');

/** Expects a redirect to the sign-in page with a notice. */
export function expectRefused(url: URL, notice: SignInNotice): void {
  expect(`${url.pathname}${url.search}`).toBe(`/signin?notice=${notice}`);
}
