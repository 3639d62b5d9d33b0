/* The parts of the contract that need no schema. Pages import them from here without the validation library. */
export * from './account-rules.ts';
export * from './artist-rules.ts';
export * from './booking-rules.ts';
export * from './business-time.ts';
export * from './upload-rules.ts';
