/** What other features may use of accounts: who is signed in, and passwords. */
export { findPhone, rememberPhone } from './customers/queries.ts';
export { hashPassword, isPassword } from './passwords/passwords.ts';
export {
  currentArtist,
  currentCustomer,
  endAllSessions,
  requireArtist,
  requireCustomer,
} from './sessions/sessions.ts';
export { requireArtistOfPath } from './sessions/require-artist-of-path.ts';
export { contactSource } from './personal-data/account-source.ts';
export type { PersonalDataSource } from './personal-data/sources.ts';
export { deleteExpiredAccountRows } from './expired-rows.ts';
export { keepResetTokensToThePage } from './password-resets/referrer.ts';
export { accountsRoutes } from './routes.ts';
