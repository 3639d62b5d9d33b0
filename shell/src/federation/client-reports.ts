export interface FailureReport {
  app: string;
  name: string;
  version: string;
  phase: 'load' | 'render';
  error: unknown;
}

interface LoadReport {
  app: string;
  version: string;
  ms: number;
}

/** Longest time in milliseconds for which loads are collected before they are sent. */
const COLLECT_MS = 2_000;

/** Largest number of characters of an error message that the site accepts. */
const MAX_MESSAGE_LENGTH = 500;
/** Largest number of characters of a stack trace that the site accepts. */
const MAX_STACK_LENGTH = 4_000;

/** Largest number of loads that the site accepts in one request. */
const MAX_LOADS = 20;

let pendingLoads: LoadReport[] = [];

/** Logs a failed module as a warning, and reports the module and its release to the site. */
export function reportFailure({ app, name, version, phase, error }: FailureReport): void {
  const message = error instanceof Error ? error.message : String(error);
  console.warn(`rangmala: ${app}/${name} of ${version} failed to ${phase}: ${message}`);
  const stack = error instanceof Error ? error.stack?.slice(0, MAX_STACK_LENGTH) : undefined;
  sendReport('/_site/failures', {
    app,
    name,
    version,
    phase,
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    stack,
  });
}

/** Reports that a release loaded a module in `ms` milliseconds. Sends the report after at most {@link COLLECT_MS}. */
export function reportLoad(load: LoadReport): void {
  if (pendingLoads.length === 0) {
    setTimeout(sendLoads, COLLECT_MS);
    window.addEventListener('pagehide', sendLoads, { once: true });
  }
  pendingLoads.push(load);
}

function sendLoads(): void {
  const loads = pendingLoads;
  pendingLoads = [];
  sendReport('/_site/loads', loads.slice(0, MAX_LOADS));
}

/** Sends a report as JSON, even while the page is being left. A report that cannot be sent is lost. */
export function sendReport(path: string, body: unknown): void {
  try {
    navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  } catch {
    // Ignores the error, because only the report is lost.
  }
}
