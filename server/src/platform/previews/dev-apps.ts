import type { SnapshotRelease, PageNotice } from '@rangmala/shared/contract';
import type { CompositionFields } from '../registry/composition.ts';

/** Addresses of apps that are served from developers' machines, by app. */
export type DevApps = Readonly<Record<string, string>>;

export function originsOf(devApps: DevApps): string[] {
  return Object.values(devApps).map((address) => new URL(address).origin);
}

/** Returns the notice of a page with such apps; the visitor can leave `own`, the apps that they requested. */
export function noticeOf(devApps: DevApps, own: DevApps): PageNotice | undefined {
  const apps = Object.entries(devApps).map(([app, address]) => `${app} (${new URL(address).host})`);
  if (apps.length === 0) return undefined;
  const text = `From your own machine: ${apps.join(', ')}.`;
  return Object.keys(own).length > 0 ? { text, leave: '/_dev/leave' } : { text };
}

/**
 * Replaces releases by apps from developers' machines. Such pages are rendered in the browser, which also requests
 * the app's pages and slots from the developer's machine: this server may run elsewhere.
 */
export function withDevApps(devApps: DevApps, fields: CompositionFields): CompositionFields {
  if (Object.keys(devApps).length === 0) return fields;
  const changed = { ...fields, development: devApps, chunks: { ...fields.chunks } };
  const remotes = new Map(fields.snapshot.remotes.map((remote) => [remote.app, remote]));
  for (const [app, base] of Object.entries(devApps)) {
    const entry = [app === 'shell' ? 'main.js' : 'remoteEntry.js'];
    const release: SnapshotRelease = { version: 'development', container: app, base, entry };
    changed.chunks[app] = {};
    if (app === 'shell') changed.shell = release;
    else {
      const { pages = [], slots = [] } = remotes.get(app) ?? {};
      remotes.set(app, { app, releases: [release], pages, slots });
    }
  }
  changed.snapshot = { ...fields.snapshot, remotes: [...remotes.values()] };
  return changed;
}
