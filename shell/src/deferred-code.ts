/** The code that the shell loads some time after the load event, or at the first prefetch of a site with many remotes. */
export { loadRoutes } from './complete-routes.ts';
export { followNewerSnapshots } from './newer-snapshot.ts';
export { measureVitals } from './vitals.ts';
