export * from './catalogue.ts';
export * from './contact.ts';
export * from './error.ts';
export * from './fields.ts';
export * from './release.ts';
export * from './session.ts';
export * from './site.ts';
export * from './upload.ts';
