import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A team's webhook. */
export interface Webhook {
  url: string;
  /** Resolves with the body of the first request that was not returned yet. */
  next(): Promise<unknown>;
  close(): void;
}

/** Starts a server that receives webhook requests. */
export async function startWebhook(): Promise<Webhook> {
  const received: unknown[] = [];
  const waiting: ((body: unknown) => void)[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      response.end();
      const resolve = waiting.shift();
      if (resolve) resolve(body);
      else received.push(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    next: () =>
      received.length > 0
        ? Promise.resolve(received.shift())
        : new Promise((resolve) => waiting.push(resolve)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
