export interface Failure {
  app: string;
  name: string;
  version: string;
  phase: 'load' | 'render';
  error: unknown;
}

interface Load {
  app: string;
  version: string;
  ms: number;
}

/** Loads are told together, so that a page costs one beacon. */
const GATHER_MS = 2_000;

/** As many as the site takes at once. */
const MOST_LOADS = 20;

let gathered: Load[] = [];

/** Tells the site's operators which remote failed in which release; never in the visitor's way. */
export function reportFailure({ app, name, version, phase, error }: Failure): void {
  const message = error instanceof Error ? error.message : String(error);
  console.warn(`rangmala: ${app}/${name} of ${version} failed to ${phase}: ${message}`);
  send('/_site/failures', { app, name, version, phase, message: message.slice(0, 500) });
}

/** Tells them what was loaded, and how long it took in milliseconds. */
export function reportLoad(load: Load): void {
  if (gathered.length === 0) {
    setTimeout(tell, GATHER_MS);
    window.addEventListener('pagehide', tell, { once: true });
  }
  gathered.push(load);
}

function tell(): void {
  const loads = gathered.slice(0, MOST_LOADS);
  gathered = [];
  if (loads.length > 0) send('/_site/loads', loads);
}

function send(path: string, body: unknown): void {
  try {
    navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  } catch {
    // A browser without beacons loses a statistic, not a page.
  }
}
