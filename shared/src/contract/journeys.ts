import * as z from 'zod/mini';

/** File in a release with the source of the remote's Playwright tests (“journeys”), by path below `journeys/`. */
export const JOURNEYS_FILE = 'journeys.json';

/** Maximum length of the file {@link JOURNEYS_FILE}, in characters. */
export const JOURNEYS_MAX_LENGTH = 500_000;

/** Rejects path segments that begin with a dot, because a path with `..` could lead out of the folder. */
const journeyPathSchema = z
  .string()
  .check(z.maxLength(200), z.regex(/^\w[\w-]*(\.[\w-]+)*(\/\w[\w-]*(\.[\w-]+)*)*$/));

export const journeysSchema = z.record(journeyPathSchema, z.string());
export type Journeys = z.infer<typeof journeysSchema>;

/**
 * The journeys of a release's neighbours, from their live releases. Neighbours are the apps that use the release's
 * links, slots or events, the apps whose links, slots or events the release uses, and the apps that fill the same
 * slots. Omits neighbours without journeys.
 */
export const neighboursSchema = z.object({
  neighbours: z.array(z.object({ app: z.string(), version: z.string(), journeys: journeysSchema })),
});
export type Neighbour = z.infer<typeof neighboursSchema>['neighbours'][number];
