/* Constants and functions of the contract that can be imported without the validation library. */
export * from './account-rules.ts';
export * from './artist-rules.ts';
export * from './booking-rules.ts';
export * from './business-time.ts';
export * from './design-rules.ts';
export * from './order-rules.ts';
export * from './upload-rules.ts';
