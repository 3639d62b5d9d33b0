import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet, ShopRequest } from '../../src/testing/payment-buyers.ts';
import type { ServerProcess, StartServer } from '../../src/testing/server-process.ts';
import type { Environment } from '../../src/settings.ts';

/** Thrown when no server answered, because its process was killed or is starting. */
class Unanswered extends Error {}

const AGAIN_MS = 200;
const TIMEOUT_MS = 60_000;

/** Two processes of one shop; either may be killed at any time. */
export class ServerFleet implements Fleet {
  /** Number of killed processes. */
  kills = 0;
  readonly #start: StartServer;
  readonly #env: Environment;
  readonly #random: () => number;
  readonly #servers: (ServerProcess | undefined)[] = [];

  constructor(start: StartServer, env: Environment, random: () => number) {
    this.#start = start;
    this.#env = env;
    this.#random = random;
  }

  async open(processes: number): Promise<void> {
    for (let index = 0; index < processes; index += 1) {
      this.#servers.push(await this.#start(this.#env));
    }
  }

  /** Kills one process with SIGKILL while it works, and starts another in its place. */
  async replaceOne(): Promise<void> {
    const index = Math.floor(this.#random() * this.#servers.length);
    const server = this.#servers[index];
    if (!server) return;
    this.#servers[index] = undefined;
    await server.kill();
    this.kills += 1;
    this.#servers[index] = await this.#start(this.#env);
  }

  /** Sends a request once, to any process; undefined when none answered. */
  async once(path: string, init: ShopRequest): Promise<Response | undefined> {
    const up = this.#servers.filter((server) => server !== undefined);
    const server = up[Math.floor(this.#random() * up.length)];
    if (!server) return undefined;
    try {
      const answer = await fetch(`${server.url}${path}`, { ...init, redirect: 'manual' });
      // Reads the body too, because a killed process may send only the head.
      return new Response(answer.status === 204 || answer.status === 303 ? null : await answer.text(), {
        status: answer.status,
      });
    } catch {
      return undefined;
    }
  }

  /** Sends a request until a process answers, like a customer who presses the button again. */
  async send(path: string, init: ShopRequest): Promise<Response> {
    for (const until = Date.now() + TIMEOUT_MS; Date.now() < until;) {
      const answer = await this.once(path, init);
      if (answer && answer.status < 500) return answer;
      await pause(AGAIN_MS);
    }
    throw new Unanswered(`No process answered ${path}.`);
  }
}
