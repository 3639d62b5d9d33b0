/** The exports of booking for other folders. */
export { requireArtTypes } from './artists/queries.ts';
export {
  selectArtists,
  findArtTypesByArtist,
  countArtists,
  findArtist,
  findArtistMailbox,
  findArtistName,
  listArtists,
  listFeaturedArtists,
  listAvailabilityWindows,
  lockArtistSchedule,
  selectArtistIdsOfArtType,
  type PageRange,
  toArtist,
  toAvailabilityEntry,
} from './artists/queries.ts';
export { cancelSessionsOfArtist, countUpcomingSessions } from './appointments/cancel-for-artist.ts';
export { listBookedTimes, readScheduleBetween } from './schedule/queries.ts';
export { isWithinWindows, listNextFreeTimes } from './schedule/time-slots.ts';
export { bookingRoutes } from './routes.ts';
