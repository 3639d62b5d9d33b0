declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface GrantContext {
    oidc: { client: { clientId: string }; session: { accountId: string } };
  }

  /** The members of the provider that tests use. The package contains no types. */
  class Provider {
    constructor(issuer: string, configuration: object);
    proxy: boolean;
    Grant: new (of: { clientId: string; accountId: string }) => Grant;
    callback(): RequestListener;
    on(event: string, listener: (...values: unknown[]) => void): void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }

  export { Provider as default };
  export type { Grant, GrantContext };
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  export function createMemoryAdapter(): unknown;
}
