/** The code that the shell loads some time after the load event, in one chunk. */
export { followNewerSnapshots } from './newer-snapshot.ts';
export { measureVitals } from './vitals.ts';
