/** The exports of accounts for other folders. */
export { endMailedLinks } from './credentials/queries.ts';
export { verifyPassword } from './credentials/credentials.ts';
export { findPhone, savePhone } from './customers/queries.ts';
export { hashPassword, isPasswordCorrect } from './passwords/passwords.ts';
export { findCurrentCustomer, endAllSessions, endSession, findSessionUser } from './sessions/sessions.ts';
export { contactSource } from './personal-data/account-source.ts';
export type { PersonalDataSource } from './personal-data/sources.ts';
export { deleteExpiredAccountRows } from './expired-rows.ts';
export { accountsRoutes } from './routes.ts';
