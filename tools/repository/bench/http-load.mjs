import { Agent, request } from 'node:http';
import { findMedian } from './median.mjs';
import { readCpuMs } from './process-cpu.mjs';

/**
 * Requests a URL repeatedly over parallel connections, without pauses.
 * @param {object} load
 * @param {string} load.url
 * @param {number} load.pid process id of the server
 * @param {number} load.connections
 * @param {number} load.seconds
 * @param {number} [load.warmUp] requests before the measurement
 * @param {Record<string, string>} [load.headers]
 * @returns requests per second, CPU milliseconds of the server per request, median time to first byte in milliseconds,
 *   and kilobytes of a response
 * @throws Error when a request fails or the status of a response is not 200
 */
export async function measureUrl({ url, pid, connections, seconds, warmUp = 50, headers = {} }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = () => sendRequest(url, agent, { 'accept-encoding': 'br', ...headers });
  try {
    for (let count = 0; count < warmUp; count += 1) await send();
    const firstByteTimes = [];
    let bytes = 0;
    const cpuBefore = readCpuMs(pid);
    const startedAt = performance.now();
    const endsAt = startedAt + seconds * 1_000;
    const worker = async () => {
      while (performance.now() < endsAt) {
        const response = await send();
        firstByteTimes.push(response.firstByteMs);
        bytes = response.bytes;
      }
    };
    await Promise.all(Array.from({ length: connections }, worker));
    const elapsedSeconds = (performance.now() - startedAt) / 1_000;
    return {
      perSecond: Math.round(firstByteTimes.length / elapsedSeconds),
      cpuMs: round((readCpuMs(pid) - cpuBefore) / firstByteTimes.length),
      firstByteMs: round(findMedian(firstByteTimes)),
      kilobytes: round(bytes / 1_000),
    };
  } finally {
    agent.destroy();
  }
}

/** Sends a GET request and reads the whole response. */
function sendRequest(url, agent, headers) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const outgoing = request(url, { agent, headers }, (response) => {
      const firstByteMs = performance.now() - startedAt;
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ firstByteMs, bytes });
        else reject(new Error(`${url} failed with status ${response.statusCode}.`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const round = (value) => Math.round(value * 100) / 100;
