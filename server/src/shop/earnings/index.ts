export { recordOrderEarnings } from './events.ts';
export { computeLineCredits, findLineArtists, type LineCredit } from './line-credits.ts';
export { readEarnings } from './queries.ts';
