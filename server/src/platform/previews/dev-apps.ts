import type { LiveRelease, PageNotice, RenderRequest } from '@rangmala/shared/contract';

/** Apps that are served from developers' machines: address by app. */
export type DevApps = Readonly<Record<string, string>>;

/** What of a render request depends on the composition alone. */
export type ComposedParts = Pick<
  RenderRequest,
  'snapshot' | 'shell' | 'chunks' | 'loadModule' | 'development'
>;

export function originsOf(devApps: DevApps): string[] {
  return Object.values(devApps).map((address) => new URL(address).origin);
}

/** What such a page says of itself; `own` are those that the visitor asked for, and can leave. */
export function noticeOf(devApps: DevApps, own: DevApps): PageNotice | undefined {
  const apps = Object.entries(devApps).map(([app, address]) => `${app} (${new URL(address).host})`);
  if (apps.length === 0) return undefined;
  const text = `From your own machine: ${apps.join(', ')}.`;
  return Object.keys(own).length > 0 ? { text, leave: '/_dev/leave' } : { text };
}

/**
 * Puts apps from developers' machines in the place of their releases. Such pages are drawn in the browser, which
 * also asks the developer's machine what the app offers right now: this server may be elsewhere.
 */
export function withDevApps(devApps: DevApps, parts: ComposedParts): ComposedParts {
  if (Object.keys(devApps).length === 0) return parts;
  const changed = { ...parts, development: devApps, chunks: { ...parts.chunks } };
  const remotes = new Map(parts.snapshot.remotes.map((remote) => [remote.app, remote]));
  for (const [app, base] of Object.entries(devApps)) {
    const entry = [app === 'shell' ? 'main.js' : 'remoteEntry.js'];
    const release: LiveRelease = { version: 'development', container: app, base, entry };
    changed.chunks[app] = {};
    if (app === 'shell') changed.shell = release;
    else {
      const { pages = [], slots = [] } = remotes.get(app) ?? {};
      remotes.set(app, { app, releases: [release], pages, slots });
    }
  }
  changed.snapshot = { ...parts.snapshot, remotes: [...remotes.values()] };
  return changed;
}
