/** The code that the shell loads after the load event, or earlier when a prefetch or navigation needs `loadRoutes`. */
export { loadRoutes } from './complete-routes.ts';
export { followNewerSnapshots } from './newer-snapshot.ts';
export { measureVitals } from './vitals.ts';
