import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import type { Environment } from '../settings.ts';
import { withFolder } from './app.ts';

/**
 * Gives `work` a store on this machine that speaks like S3, for as long as it lasts.
 * @param work is given the environment that leads to the bucket `shop`, the only one there is, and its folder
 */
export function withObjectStore(work: (env: Environment, folder: string) => Promise<void>): Promise<void> {
  return withFolder(async (folder) => {
    const store = new S3rver({
      directory: folder,
      silent: true,
      configureBuckets: [{ name: 'shop', configs: [] }],
    });
    await store.configureBuckets();
    const server = await listening(createServer(store.callback()));
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

function listening(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
