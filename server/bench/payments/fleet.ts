import { setTimeout as pause } from 'node:timers/promises';
import type { ShopProcesses, ShopRequest } from './payment-buyers.ts';
import type { ServerProcess, ServerStarter } from './server-process.ts';
import type { Environment } from '../../src/settings.ts';

/** Thrown when every attempt within the time limit has failed. */
class NoResponseError extends Error {}

const RETRY_MS = 200;
const TIMEOUT_MS = 60_000;

/** Server processes of a shop. A benchmark can replace a random process with a new process. */
export class ServerFleet implements ShopProcesses {
  kills = 0;
  readonly #start: ServerStarter;
  readonly #env: Environment;
  readonly #random: () => number;
  readonly #servers: (ServerProcess | undefined)[] = [];

  constructor(start: ServerStarter, env: Environment, random: () => number) {
    this.#start = start;
    this.#env = env;
    this.#random = random;
  }

  async startProcesses(processes: number): Promise<void> {
    for (let index = 0; index < processes; index += 1) {
      this.#servers.push(await this.#start(this.#env));
    }
  }

  /** Kills a random process with SIGKILL and starts a new process. */
  async replaceRandomProcess(): Promise<void> {
    const index = Math.floor(this.#random() * this.#servers.length);
    const server = this.#servers[index];
    if (!server) return;
    this.#servers[index] = undefined;
    await server.kill();
    this.kills += 1;
    this.#servers[index] = await this.#start(this.#env);
  }

  /**
   * Sends a request once to a random running process.
   * @returns the response; undefined when no process runs or the process did not respond
   */
  async sendOnce(path: string, request: ShopRequest): Promise<Response | undefined> {
    const runningServers = this.#servers.filter((server) => server !== undefined);
    const server = runningServers[Math.floor(this.#random() * runningServers.length)];
    if (!server) return undefined;
    try {
      const response = await fetch(`${server.url}${path}`, { ...request, redirect: 'manual' });
      // Reads the whole body here, because a killed process may have sent only the headers.
      return new Response(response.status === 204 || response.status === 303 ? null : await response.text(), {
        status: response.status,
      });
    } catch {
      return undefined;
    }
  }

  /**
   * Repeats a request until a process answers with a status below 500, like a customer who clicks the button again.
   * @throws NoResponseError when no response within {@link TIMEOUT_MS} has a status below 500
   */
  async send(path: string, request: ShopRequest): Promise<Response> {
    for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline;) {
      const response = await this.sendOnce(path, request);
      if (response && response.status < 500) return response;
      await pause(RETRY_MS);
    }
    throw new NoResponseError(`No process answered ${path}.`);
  }
}
