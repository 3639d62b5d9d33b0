import { devAppSchema, type PagePayload, type SnapshotRemote } from '@rangmala/shared/contract';

/**
 * Replaces the description of each remote in development with the description from its development server. Keeps the
 * description of the release when the development server sends no successful response.
 */
export async function withDevApps(payload: PagePayload): Promise<PagePayload> {
  const { development = {}, snapshot } = payload;
  const remotes = await Promise.all(
    snapshot.remotes.map(async (remote): Promise<SnapshotRemote> => {
      const base = development[remote.app];
      if (base === undefined) return remote;
      const response = await fetch(new URL('app.json', base)).catch(() => undefined);
      if (!response?.ok) return remote;
      return { ...remote, ...devAppSchema.parse(await response.json()) };
    }),
  );
  return { ...payload, snapshot: { ...snapshot, remotes } };
}
