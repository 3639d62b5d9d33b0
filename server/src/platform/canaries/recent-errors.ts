/** An error of a release's page or slot, in a browser or on the server. */
export interface ReleaseError {
  app: string;
  version: string;
  name: string;
  /** With its stack if known. */
  message: string;
}

/** Number of releases whose last error is kept. */
const MAX_RELEASES = 200;

/** Keeps the last error of each release for notifications. */
export class RecentErrors {
  readonly #errors = new Map<string, ReleaseError>();

  add(error: ReleaseError): void {
    const key = `${error.app} ${error.version}`;
    this.#errors.delete(key);
    this.#errors.set(key, error);
    for (const oldest of this.#errors.keys()) {
      if (this.#errors.size <= MAX_RELEASES) break;
      this.#errors.delete(oldest);
    }
  }

  lastOf(app: string, version: string): ReleaseError | undefined {
    return this.#errors.get(`${app} ${version}`);
  }
}
