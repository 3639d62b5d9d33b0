import { setTimeout as pause } from 'node:timers/promises';
import type { BenchSite, SiteStarter } from '../../../tools/repository/bench/bench-site.mjs';
import type { Environment } from '../../src/settings.ts';

const RETRY_MS = 200;
const TIMEOUT_MS = 60_000;

interface ShopResponse {
  status: number;
  body: string;
}

/** Server processes of a shop. A benchmark can replace a random process with a new process. */
export class ServerFleet {
  kills = 0;
  readonly #startSite: SiteStarter;
  readonly #sites: BenchSite[] = [];

  constructor(startSite: SiteStarter) {
    this.#startSite = startSite;
  }

  async startProcess(env: Environment): Promise<void> {
    this.#sites.push(await this.#startSite(env));
  }

  /** Kills a random process with SIGKILL and starts a new process. */
  async replaceRandomProcess(env: Environment): Promise<void> {
    const [site] = this.#sites.splice(Math.floor(Math.random() * this.#sites.length), 1);
    await site?.stop('SIGKILL');
    this.kills += 1;
    await this.startProcess(env);
  }

  /**
   * Sends a POST request once to a random running process.
   * @returns the response; undefined when no process runs or the process did not respond
   */
  async sendOnce(
    path: string,
    headers: Record<string, string>,
    body: string,
  ): Promise<ShopResponse | undefined> {
    const site = this.#sites[Math.floor(Math.random() * this.#sites.length)];
    if (!site) return undefined;
    try {
      const options = { method: 'POST', headers, body, redirect: 'manual' } as const;
      const response = await fetch(site.base + path, options);
      // Reads the whole body here, because a killed process may have sent only the headers.
      return { status: response.status, body: await response.text() };
    } catch {
      return undefined;
    }
  }

  /**
   * Repeats a POST request with JSON until a process answers with a status below 500, like a customer who clicks the
   * button again.
   * @throws Error when no response within {@link TIMEOUT_MS} has a status below 500
   */
  async send(path: string, headers: Record<string, string>, body: string): Promise<ShopResponse> {
    for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline;) {
      const response = await this.sendOnce(path, { 'content-type': 'application/json', ...headers }, body);
      if (response && response.status < 500) return response;
      await pause(RETRY_MS);
    }
    throw new Error(`No process answered ${path}.`);
  }
}
