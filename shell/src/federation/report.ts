export interface Failure {
  app: string;
  name: string;
  version: string;
  phase: 'load' | 'render';
  error: unknown;
}

/** Tells the site's operators which remote failed in which release; never in the visitor's way. */
export function reportFailure({ app, name, version, phase, error }: Failure): void {
  const message = error instanceof Error ? error.message : String(error);
  const body = JSON.stringify({ app, name, version, phase, message: message.slice(0, 500) });
  console.warn(`rangmala: ${app}/${name} of ${version} failed to ${phase}: ${message}`);
  try {
    navigator.sendBeacon('/_site/failures', new Blob([body], { type: 'application/json' }));
  } catch {
    // A browser without beacons loses a statistic, not a page.
  }
}
