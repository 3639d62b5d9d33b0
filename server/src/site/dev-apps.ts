import type { LiveRelease, PageDescription, SlotDescription } from '@rangmala/shared/contract';
import type { ComposedParts } from './pages.ts';

/** What a development server says of its app, at `/app.json`. */
interface DevApp {
  pages: PageDescription[];
  slots: SlotDescription[];
  entry: string[];
}

export function originsOf(devApps: Readonly<Record<string, string>>): string[] {
  return Object.values(devApps).map((address) => new URL(address).origin);
}

/**
 * Puts apps from developers' machines in the place of their releases. Their code is not run on the server, so
 * such pages are drawn in the browser.
 * @throws Error when a development server does not answer
 */
export async function withDevApps(
  devApps: Readonly<Record<string, string>>,
  parts: ComposedParts,
): Promise<ComposedParts> {
  const changed = { ...parts, snapshot: { ...parts.snapshot, remotes: [...parts.snapshot.remotes] } };
  for (const [app, base] of Object.entries(devApps)) {
    const response = await fetch(new URL('app.json', base));
    const { pages, slots, entry } = (await response.json()) as DevApp;
    const release: LiveRelease = { version: 'development', container: app, base, entry };
    changed.development = true;
    changed.chunks = { ...changed.chunks, [app]: {} };
    if (app === 'shell') changed.shell = release;
    else {
      const others = changed.snapshot.remotes.filter((remote) => remote.app !== app);
      changed.snapshot.remotes = [...others, { app, releases: [release], pages, slots }];
    }
  }
  return changed;
}
