/**
 * Replaces the functions behind the federation runtime's `preloadRemote`. The site never calls `preloadRemote`: the HTML
 * of a page lists the files to preload.
 */
const returnNothing = () => [];

export {
  returnNothing as defaultPreloadArgs,
  returnNothing as formatPreloadArgs,
  returnNothing as normalizePreloadExposes,
  returnNothing as preloadAssets,
};
