import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GrantContext } from 'oidc-provider';

const { default: Provider } = await importWithoutWarnings(() => import('oidc-provider'));
const { createMemoryAdapter } = await import('oidc-provider/lib/adapters/memory_adapter.js');

/** The user who signs in at the provider. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

export interface OpenIdProviderOptions {
  /** Redirect URI of the app. */
  callbackUrl: string;
  /** How the app must send the client secret to the provider. */
  tokenEndpointAuthMethod?: 'client_secret_post' | 'client_secret_basic';
  /** Whether the ID token contains all claims, not only the subject. */
  hasAllClaimsInIdToken?: boolean;
}

export interface TestOpenIdProvider {
  /** Environment variables for the app. */
  env: Record<string, string>;
  /** The user who signs in; undefined when the user declines. */
  person: Person | undefined;
  /** Follows the provider's redirects from the authorization URL; returns the URL of the redirect to the app. */
  visit(authorizationUrl: string): Promise<URL>;
}

/** One key for all providers, because generating a key is slow. */
const SIGNING_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

const CLIENT = { id: 'rangmala.test-client', secret: 'a-Secret_with.marks~and%40more' };

/** Runs `work` with an OpenID provider on this machine. */
export async function withOpenIdProvider(
  options: OpenIdProviderOptions,
  work: (provider: TestOpenIdProvider) => Promise<void>,
): Promise<void> {
  let handleRequest: RequestListener = () => undefined;
  const server = createServer((request, response) => handleRequest(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: TestOpenIdProvider = {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    person: undefined,
    visit: (url) => followRedirects(url, options.callbackUrl),
  };
  const provider = createProvider(issuer, options, () => state.person);
  const handleWithProvider = provider.callback();
  handleRequest = (request, response) => {
    if (!request.url?.startsWith('/sign-in-screen/')) return handleWithProvider(request, response);
    const { person } = state;
    const result = person
      ? { login: { accountId: person.sub } }
      : { error: 'access_denied', error_description: 'They declined.' };
    void provider.interactionFinished(request, response, result);
  };
  try {
    await work(state);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function createProvider(
  issuer: string,
  {
    callbackUrl,
    tokenEndpointAuthMethod = 'client_secret_post',
    hasAllClaimsInIdToken = false,
  }: OpenIdProviderOptions,
  getPerson: () => Person | undefined,
): InstanceType<typeof Provider> {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [callbackUrl],
        token_endpoint_auth_method: tokenEndpointAuthMethod,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !hasAllClaimsInIdToken,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    adapter: createMemoryAdapter(),
    jwks: { keys: [SIGNING_KEY] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    cookies: { keys: ['a key of the test'] },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/sign-in-screen/${uid}` },
    findAccount: async (_context: unknown, accountId: string) => ({
      accountId,
      claims: async () => getPerson(),
    }),
    async loadExistingGrant({ oidc }: GrantContext) {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  return provider;
}

/** Follows redirects with the provider's cookies until a redirect leads to `callbackUrl`. */
async function followRedirects(start: string, callbackUrl: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let redirectCount = 0; redirectCount < 10; redirectCount += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
    if (url.href.startsWith(callbackUrl)) return url;
  }
  throw new Error('The provider redirects too often.');
}

/** Loads a module and hides its warnings, such as the warning about the Node version. */
async function importWithoutWarnings<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}
