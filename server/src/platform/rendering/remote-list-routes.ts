import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { NotFoundError } from '../../http/errors.ts';
import { compressPage, encodeUncachedPage, type PageBody, toPageResponse } from '../page-cache/page-body.ts';
import { chooseComposition, type ChoiceOptions } from './choose-composition.ts';
import { getRemoteListDigest, createRemoteListJson } from './remote-list.ts';
import { readVisitorSession } from './visitor-session.ts';

/** Browsers may cache a list for a year, because the URL contains the digest of the list. */
const CACHE_FOR_A_YEAR = 'max-age=31536000, immutable';

/** Largest number of lists in memory. Keeps lists of earlier live snapshots, because cached pages may refer to them. */
const MAX_LISTS = 10;

const CONTENT_TYPE = 'application/json; charset=utf-8';

const paramsSchema = z.object({
  number: z.coerce.number().check(z.int(), z.minimum(0)),
  digest: z.string().check(z.regex(/^[\w-]{22}$/)),
});

/**
 * Serves the remotes of a snapshot as JSON to pages that contain only some of these remotes. Every visitor gets the
 * remotes of the live releases. Remotes with a canary or preview are sent only to visitors who get that canary or
 * preview at present, because the URL alone must not give access to these remotes.
 */
export const remoteListRoutes: FastifyPluginAsyncZod<ChoiceOptions> = async (app, options) => {
  const { activeSnapshot } = options;
  /** Lists of live snapshots by digest, oldest first. */
  const liveLists = new Map<string, Promise<PageBody>>();

  async function getLiveList(number: number, digest: string): Promise<PageBody | undefined> {
    const knownList = liveLists.get(digest);
    if (knownList) return knownList;
    const cachedComposition = await activeSnapshot.getComposition();
    // Another process may have rendered the page with a snapshot that this process has not read yet.
    if (cachedComposition && number > cachedComposition.snapshot.number) activeSnapshot.invalidate();
    const snapshot = (await activeSnapshot.getComposition())?.snapshot;
    if (!snapshot || getRemoteListDigest(snapshot) !== digest) return undefined;
    const list = compressPage(createRemoteListJson(snapshot), { 'content-type': CONTENT_TYPE });
    liveLists.set(digest, list);
    for (const oldest of liveLists.keys()) {
      if (liveLists.size > MAX_LISTS) liveLists.delete(oldest);
    }
    return list;
  }

  app.get(
    '/_site/remotes/:number/:digest',
    { schema: { hide: true, params: paramsSchema } },
    async (request, reply) => {
      const { number, digest } = request.params;
      const liveList = await getLiveList(number, digest);
      if (liveList) {
        const { status, headers, body } = toPageResponse(liveList, request, {
          'cache-control': `public, ${CACHE_FOR_A_YEAR}`,
          vary: 'accept-encoding',
        });
        return reply.code(status).headers(headers).send(body);
      }
      const { composition } = await chooseComposition(options, request, undefined, {
        isSignedIn: async () => Boolean((await readVisitorSession(request))?.user),
      });
      if (!composition || getRemoteListDigest(composition.snapshot) !== digest) {
        reply.header('cache-control', 'no-store');
        throw new NotFoundError();
      }
      const json = Buffer.from(createRemoteListJson(composition.snapshot));
      const { body, encoding } = await encodeUncachedPage(json, request.headers['accept-encoding']);
      if (encoding) reply.header('content-encoding', encoding);
      return reply
        .header('cache-control', `private, ${CACHE_FOR_A_YEAR}`)
        .header('vary', 'cookie, accept-encoding')
        .type(CONTENT_TYPE)
        .send(body);
    },
  );
};
