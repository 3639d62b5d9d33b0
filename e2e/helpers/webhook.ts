import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface WebhookServer {
  url: string;
  /** Returns the bodies of the requests one by one. Waits when every received body has already been returned. */
  next(): Promise<unknown>;
  close(): void;
}

/** Starts a server that receives webhook requests. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const receivedBodies: unknown[] = [];
  const pendingReads: ((body: unknown) => void)[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      response.end();
      const resolve = pendingReads.shift();
      if (resolve) resolve(body);
      else receivedBodies.push(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    next: () =>
      receivedBodies.length > 0
        ? Promise.resolve(receivedBodies.shift())
        : new Promise((resolve) => pendingReads.push(resolve)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
