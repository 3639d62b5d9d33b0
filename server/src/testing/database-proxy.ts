import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * How the proxy behaves. `connected`: forwards all data. `refusing`: closes open and new connections. `silent`: keeps
 * the connections open and forwards nothing.
 */
export type DatabaseProxyState = 'connected' | 'refusing' | 'silent';

/** A TCP proxy in front of PostgreSQL, for tests that break the connection. */
export class DatabaseProxy {
  #state: DatabaseProxyState = 'connected';
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #silentSockets = new Set<Socket>();
  readonly #server = createServer((socket) => this.#accept(socket));

  constructor(databaseUrl: string) {
    this.#target = new URL(databaseUrl);
  }

  /** Starts to listen. @returns the URL for database clients, with the port of the proxy */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const url = new URL(this.#target);
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /** Changes the state. Resets the open connections, except when the new state is `silent`. */
  setState(state: DatabaseProxyState): void {
    this.#state = state;
    if (state !== 'silent') for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Forwards the data of new connections only. Open connections stay open and silent, as after a network failure. */
  forwardNewConnections(): void {
    this.#state = 'connected';
    this.#silentSockets = new Set(this.#sockets);
  }

  close(): void {
    this.setState('refusing');
    this.#server.close();
  }

  #accept(client: Socket): void {
    if (this.#state === 'refusing') {
      client.destroy();
      return;
    }
    const database = connect(Number(this.#target.port || 5432), this.#target.hostname);
    this.#forward(client, database);
    this.#forward(database, client);
  }

  #forward(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('data', (data) => {
      if (this.#state !== 'silent' && !this.#silentSockets.has(from)) to.write(data);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
  }
}
