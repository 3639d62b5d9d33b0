/**
 * Replaces the modules of the federation runtime's `preloadRemote`. The site never calls this function: the HTML of a
 * page lists the files to preload.
 */
const none = () => [];

export {
  none as defaultPreloadArgs,
  none as formatPreloadArgs,
  none as normalizePreloadExposes,
  none as preloadAssets,
};
