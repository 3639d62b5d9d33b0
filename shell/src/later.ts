/** The code that is loaded after the first view, in one chunk. */
export { followNewerSnapshots } from './newer-snapshot.ts';
export { measureVitals } from './vitals.ts';
