/**
 * Replaces what the federation runtime's `preloadRemote` needs. The site never calls it: a page's HTML names the files
 * that it preloads.
 */
const none = () => [];

export {
  none as defaultPreloadArgs,
  none as formatPreloadArgs,
  none as normalizePreloadExposes,
  none as preloadAssets,
};
