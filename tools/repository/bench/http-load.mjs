import { Agent, request } from 'node:http';

/**
 * Requests a URL repeatedly over parallel connections, without pauses.
 * @param {object} load
 * @param {string} load.url
 * @param {number} load.connections
 * @param {number} load.seconds
 * @param {number} [load.warmUp] requests before the measurement
 * @param {Record<string, string>} [load.headers]
 * @returns {Promise<number>} requests per second
 * @throws Error when a request fails or the status of a response is not 200
 */
export async function measureRequestRate({ url, connections, seconds, warmUp = 50, headers = {} }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = () => fetchBody(url, agent, headers);
  try {
    for (let count = 0; count < warmUp; count += 1) await send();
    let requests = 0;
    const startedAt = performance.now();
    const endsAt = startedAt + seconds * 1_000;
    const repeatRequests = async () => {
      while (performance.now() < endsAt) {
        await send();
        requests += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, repeatRequests));
    return requests / ((performance.now() - startedAt) / 1_000);
  } finally {
    agent.destroy();
  }
}

/**
 * Sends a GET request that accepts only Brotli compression. Takes a small part of the CPU time of `fetch`.
 * @param {string} url
 * @param {Agent} agent
 * @param {Record<string, string>} [headers]
 * @returns {Promise<Buffer>} the body as received
 * @throws Error when the request fails or the status of the response is not 200
 */
export function fetchBody(url, agent, headers) {
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { 'accept-encoding': 'br', ...headers } };
    const outgoing = request(url, options, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} failed with status ${response.statusCode}.`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
