import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import type { Environment } from '../settings.ts';
import { withFolder } from './app.ts';

/**
 * Runs `work` with an S3-compatible store on this machine.
 * @param work receives the environment variables for the bucket `shop` and the folder of the store
 */
export function withObjectStore(work: (env: Environment, folder: string) => Promise<void>): Promise<void> {
  return withFolder(async (folder) => {
    const store = new S3rver({
      directory: folder,
      silent: true,
      configureBuckets: [{ name: 'shop', configs: [] }],
    });
    await store.configureBuckets();
    const server = await listen(createServer(store.callback()));
    try {
      const { port } = server.address() as AddressInfo;
      const env = {
        S3_BUCKET: 'shop',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
      };
      await work(env, folder);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}

function listen(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
