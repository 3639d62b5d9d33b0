/** What other features may use of booking: artists, their weeks and their booked times. */
export { knownArtTypes } from './artists/art-types.ts';
export {
  artistRows,
  artTypesByArtist,
  countArtists,
  findArtist,
  findArtistName,
  listArtists,
  listFeatured,
  listWindows,
  lockArtistSchedule,
  offering,
  type Part,
  present,
  toEntry,
} from './artists/queries.ts';
export { listTakenTimes, readScheduleBetween } from './schedule/queries.ts';
export { isWithin, nextFreeTimes } from './schedule/time-slots.ts';
export { bookingRoutes } from './routes.ts';
