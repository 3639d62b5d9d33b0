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

/** Time for which loads are collected before they are sent in one request. */
const COLLECT_MS = 2_000;

/** Largest number of characters of a message that the site accepts. */
const MAX_MESSAGE = 500;
const MAX_STACK = 4_000;

/** Largest number of loads that the site accepts in one request. */
const MAX_LOADS = 20;

let pendingLoads: Load[] = [];

/** Reports a failed module with its release to the site; never blocks the page. */
export function reportFailure({ app, name, version, phase, error }: Failure): void {
  const message = error instanceof Error ? error.message : String(error);
  console.warn(`rangmala: ${app}/${name} of ${version} failed to ${phase}: ${message}`);
  const stack = error instanceof Error ? error.stack?.slice(0, MAX_STACK) : undefined;
  sendReport('/_site/failures', { app, name, version, phase, message: message.slice(0, MAX_MESSAGE), stack });
}

/** Reports a loaded module and the load time in milliseconds. */
export function reportLoad(load: Load): void {
  if (pendingLoads.length === 0) {
    setTimeout(sendLoads, COLLECT_MS);
    window.addEventListener('pagehide', sendLoads, { once: true });
  }
  pendingLoads.push(load);
}

function sendLoads(): void {
  const loads = pendingLoads.slice(0, MAX_LOADS);
  pendingLoads = [];
  if (loads.length > 0) sendReport('/_site/loads', loads);
}

/** Sends a report as JSON, also while the page is left; a report that cannot be sent is lost. */
export function sendReport(path: string, body: unknown): void {
  try {
    navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  } catch {
    // Without sendBeacon only the statistic is lost.
  }
}
