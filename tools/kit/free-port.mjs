import { createServer } from 'node:net';

/**
 * Returns a TCP port that is free on this machine: `port` if it is given.
 * @param {number} [port]
 * @returns {Promise<number>}
 * @throws Error when `port` is not free
 */
export function findFreePort(port = 0) {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(address.port));
    });
  });
}

/**
 * Returns whether a TCP port is free.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export const isPortFree = (port) =>
  findFreePort(port).then(
    () => true,
    () => false,
  );
