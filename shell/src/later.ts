/** Code that is loaded after the first view, as one file. */
export { followNewerSnapshots } from './newer-snapshot.ts';
export { measureVitals } from './vitals.ts';
