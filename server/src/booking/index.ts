/** The exports of booking for other folders. */
export { addArtTypePictures, type ArtTypePictures } from './artists/art-type-pictures.ts';
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
  lockArtistSchedule,
  selectArtistIdsOfArtType,
  type PageRange,
  toArtist,
} from './artists/queries.ts';
export { listAvailabilityWindows, readBookingHours } from './artists/hours.ts';
export { cancelSessionsOfArtist, countUpcomingSessions } from './appointments/cancel-for-artist.ts';
export { listBookedTimes, readSchedule } from './schedule/queries.ts';
export { isWithinWindows, listNextFreeTimes } from './schedule/time-slots.ts';
export type { ArtistGallery } from './appointments/hand-overs/artist-gallery.ts';
export type { PicturePrinter } from './appointments/hand-overs/picture-printer.ts';
export { bookingRoutes } from './routes.ts';
