import type { SnapshotRelease, PageNotice } from '@rangmala/shared/contract';
import type { CompositionFields } from '../registry/composition.ts';

/** URLs of apps that are loaded from developers' machines, by app. */
export type DevApps = Readonly<Record<string, string>>;

/** Returns the origins of the development servers. */
export function listDevOrigins(devApps: DevApps): string[] {
  return Object.values(devApps).map((url) => new URL(url).origin);
}

/**
 * Returns the notice of a page with apps from developers' machines; undefined without such apps. If the visitor has
 * `overrides`, the notice has a link that removes the overrides.
 */
export function createDevNotice(devApps: DevApps, overrides: DevApps): PageNotice | undefined {
  const apps = Object.entries(devApps).map(([app, url]) => `${app} (${new URL(url).host})`);
  if (apps.length === 0) return undefined;
  const text = `From your own machine: ${apps.join(', ')}.`;
  return Object.keys(overrides).length > 0 ? { text, leave: '/_dev/leave' } : { text };
}

/**
 * Returns the fields with apps from developers' machines in place of releases. Only the browser renders a page with an
 * app from a developer's machine. The browser also reads the pages and slots of the app from the developer's machine,
 * because this server may run on another machine.
 */
export function withDevApps(
  devApps: DevApps,
  { snapshot, shell }: Pick<CompositionFields, 'snapshot' | 'shell'>,
): Pick<CompositionFields, 'snapshot' | 'shell'> {
  const remotes = new Map(snapshot.remotes.map((remote) => [remote.app, remote]));
  let currentShell = shell;
  for (const [app, base] of Object.entries(devApps)) {
    const entry = [app === 'shell' ? 'main.js' : 'remoteEntry.js'];
    const release: SnapshotRelease = { version: 'development', container: app, base, entry };
    const { pages = [], slots = [] } = remotes.get(app) ?? {};
    if (app === 'shell') currentShell = release;
    else remotes.set(app, { app, releases: [release], pages, slots });
  }
  return { snapshot: { ...snapshot, remotes: [...remotes.values()] }, shell: currentShell };
}
