import { devAppSchema, type PagePayload, type SnapshotRemote } from '@rangmala/shared/contract';

/**
 * Replaces the description of each remote in development with the description from its development server. Keeps the
 * description of the release when the development server sends no valid description. Logs an error when a successful
 * response is not a valid description.
 */
export async function replaceDevApps(payload: PagePayload): Promise<PagePayload> {
  const { development = {}, snapshot } = payload;
  const remotes = await Promise.all(
    snapshot.remotes.map(async (remote): Promise<SnapshotRemote> => {
      const base = development[remote.app];
      if (base === undefined) return remote;
      const url = new URL('app.json', base);
      const response = await fetch(url).catch(() => undefined);
      if (!response?.ok) return remote;
      const description = devAppSchema.safeParse(await response.json().catch(() => undefined));
      if (description.success) return { ...remote, ...description.data };
      const fields = description.error.issues.map(({ path }) => path.join('.')).filter(Boolean);
      const problem =
        fields.length > 0 ? `These fields are invalid: ${fields.join(', ')}.` : 'It is no JSON object.';
      console.error(
        `${url.href} does not describe the app “${remote.app}”. ${problem} The page uses the description of the release.`,
      );
      return remote;
    }),
  );
  return { ...payload, snapshot: { ...snapshot, remotes } };
}
