import type { LiveRemote, PagePayload } from '@rangmala/shared/contract';

/** What a development server says of its app, at `/app.json`. */
type Offer = Pick<LiveRemote, 'pages' | 'slots'>;

/**
 * Asks the machines of developers what their apps offer right now: a page added there is on no server yet.
 * One that does not answer keeps what its release offers; loading it will fail in words.
 */
export async function withDevelopment(payload: PagePayload): Promise<PagePayload> {
  const { development = {}, snapshot } = payload;
  const remotes = await Promise.all(
    snapshot.remotes.map(async (remote): Promise<LiveRemote> => {
      const base = development[remote.app];
      if (base === undefined) return remote;
      const offer = await fetch(new URL('app.json', base)).catch(() => undefined);
      if (!offer?.ok) return remote;
      const { pages, slots } = (await offer.json()) as Offer;
      return { ...remote, pages, slots };
    }),
  );
  return { ...payload, snapshot: { ...snapshot, remotes } };
}
