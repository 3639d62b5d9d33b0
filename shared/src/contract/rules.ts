/*
 * Limits, choices, messages and checks of the contract that need no schema. Pages import them from here; the schemas
 * need the validation library, so the browser loads them when a page validates.
 */
export * from './account-rules.ts';
export * from './artist-rules.ts';
export * from './booking-rules.ts';
export * from './business-time.ts';
export * from './upload-rules.ts';
