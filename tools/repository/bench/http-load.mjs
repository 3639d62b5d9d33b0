import { Agent, request } from 'node:http';
import { cpuMsOf } from './process-cpu.mjs';

/**
 * Requests a URL repeatedly over parallel connections, without pauses.
 * @param {object} load
 * @param {string} load.url
 * @param {number} load.pid process of the server
 * @param {number} load.connections
 * @param {number} load.seconds
 * @param {number} [load.warmUp] requests before the measurement
 * @param {Record<string, string>} [load.headers]
 * @returns requests per second, CPU milliseconds of the server per request, median time to first byte in
 *   milliseconds, and kilobytes of a response
 * @throws Error when the status of a response is not 200
 */
export async function loadAddress({ url, pid, connections, seconds, warmUp = 50, headers = {} }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = () => sendRequest(url, agent, { 'accept-encoding': 'br', ...headers });
  try {
    for (let count = 0; count < warmUp; count += 1) await send();
    const firstBytes = [];
    let bytes = 0;
    const cpuBefore = cpuMsOf(pid);
    const startedAt = performance.now();
    const until = startedAt + seconds * 1_000;
    const worker = async () => {
      while (performance.now() < until) {
        const answer = await send();
        firstBytes.push(answer.firstByteMs);
        bytes = answer.bytes;
      }
    };
    await Promise.all(Array.from({ length: connections }, worker));
    const elapsed = (performance.now() - startedAt) / 1_000;
    firstBytes.sort((one, other) => one - other);
    return {
      perSecond: Math.round(firstBytes.length / elapsed),
      cpuMs: round((cpuMsOf(pid) - cpuBefore) / firstBytes.length),
      firstByteMs: round(firstBytes[Math.floor(firstBytes.length / 2)]),
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
    const sent = request(url, { agent, headers }, (answer) => {
      const firstByteMs = performance.now() - startedAt;
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve({ firstByteMs, bytes });
        else reject(new Error(`${url} was answered ${answer.statusCode}.`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const round = (value) => Math.round(value * 100) / 100;
