import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** A client of the app that keeps cookies and sends them, like a browser. */
export interface Browser {
  readonly cookies: Map<string, string>;
  get(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object, options?: InjectOptions): Promise<LightMyRequestResponse>;
  put(url: string, payload: object): Promise<LightMyRequestResponse>;
  patch(url: string, payload: object): Promise<LightMyRequestResponse>;
  delete(url: string): Promise<LightMyRequestResponse>;
}

/** Creates a browser without cookies. @param ipAddress IP address of the browser */
export function createBrowser(app: FastifyInstance, ipAddress = '127.0.0.1'): Browser {
  const cookies = new Map<string, string>();
  const call = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const response = await app.inject({
      remoteAddress: ipAddress,
      ...options,
      cookies: Object.fromEntries(cookies),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() < Date.now())) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    get: (url, options = {}) => call({ method: 'GET', url, ...options }),
    post: (url, payload, options = {}) =>
      call({ method: 'POST', url, ...(payload && { payload }), ...options }),
    put: (url, payload) => call({ method: 'PUT', url, payload }),
    patch: (url, payload) => call({ method: 'PATCH', url, payload }),
    delete: (url) => call({ method: 'DELETE', url }),
  };
}
