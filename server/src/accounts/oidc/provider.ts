import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  fetchUserInfo,
  randomPKCECodeVerifier,
} from 'openid-client';
import { emailAddressSchema } from '@rangmala/shared/contract';
import { createSecret } from '../../lib/secrets.ts';
import type { OidcSettings } from '../../settings.ts';
import type { OidcAttempt } from './attempts.ts';

/** The claims of the OpenID provider about the user who signed in. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider has verified the email address. */
  isVerified: boolean;
  /** Empty when the provider returns no name. */
  name: string;
}

const TIMEOUT_S = 10;
const MAX_NAME_LENGTH = 100;

/** The OpenID provider of the settings. The first sign-in fetches the provider's configuration. */
export class OidcProvider {
  #configuration: Promise<Configuration> | undefined;

  /** @param callbackUrl the redirect URI that is registered with the provider */
  constructor(
    private readonly settings: OidcSettings,
    private readonly callbackUrl: string,
  ) {}

  /**
   * Starts a sign-in.
   * @returns the URL to redirect the browser to, and the values to store for the callback
   * @throws Error when the provider's configuration cannot be fetched
   */
  async beginSignIn(): Promise<{ url: URL; attempt: Pick<OidcAttempt, 'state' | 'nonce' | 'codeVerifier'> }> {
    const config = await this.#loadConfiguration();
    const attempt = { state: createSecret(), nonce: createSecret(), codeVerifier: randomPKCECodeVerifier() };
    const url = buildAuthorizationUrl(config, {
      redirect_uri: this.callbackUrl,
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url, attempt };
  }

  /**
   * Completes a sign-in: exchanges the code and returns the identity.
   * @param query query of the callback, with its question mark
   * @throws Error when the sign-in fails, for example without a valid email address
   */
  async completeSignIn(query: string, attempt: OidcAttempt): Promise<Identity> {
    const config = await this.#loadConfiguration();
    const tokens = await this.#exchange(config, new URL(`${this.callbackUrl}${query}`), attempt);
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no ID token.');
    // The ID token of some providers lacks the email address and the name; the userinfo endpoint returns them.
    const userInfo =
      claims['email'] === undefined
        ? await fetchUserInfo(config, tokens.access_token, claims.sub)
        : { ...claims };
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: emailAddressSchema.parse(userInfo['email']),
      isVerified: userInfo['email_verified'] === true,
      name: typeof userInfo['name'] === 'string' ? userInfo['name'].trim().slice(0, MAX_NAME_LENGTH) : '',
    };
  }

  /**
   * Exchanges the code for tokens. Sends the client secret in the body. If the provider refuses the client, sends the
   * secret with HTTP Basic, because providers need not declare which method they accept.
   */
  async #exchange(config: Configuration, url: URL, { state, nonce, codeVerifier }: OidcAttempt) {
    const checks = {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    };
    try {
      return await authorizationCodeGrant(config, url, checks);
    } catch (error) {
      if (!(error instanceof Error) || !('error' in error) || error.error !== 'invalid_client') throw error;
      const { clientId, clientSecret } = this.settings;
      const basicAuthConfig = new Configuration(
        config.serverMetadata(),
        clientId,
        undefined,
        ClientSecretBasic(clientSecret),
      );
      this.#setTransportOptions(basicAuthConfig);
      return authorizationCodeGrant(basicAuthConfig, url, checks);
    }
  }

  #loadConfiguration(): Promise<Configuration> {
    this.#configuration ??= this.#discover().catch((error: unknown) => {
      this.#configuration = undefined;
      throw error;
    });
    return this.#configuration;
  }

  async #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const config = await discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
      timeout: TIMEOUT_S,
      execute: this.#usesPlainHttp() ? [allowInsecureRequests] : [],
    });
    this.#setTransportOptions(config);
    return config;
  }

  #setTransportOptions(config: Configuration): void {
    config.timeout = TIMEOUT_S;
    if (this.#usesPlainHttp()) allowInsecureRequests(config);
  }

  /** Returns whether the provider uses plain http, which the settings allow only for a provider on this machine. */
  #usesPlainHttp(): boolean {
    return this.settings.issuer.startsWith('http:');
  }
}
