import webpack from 'webpack';

/**
 * Makes the browser compile the scripts of an initial page load during the download, instead of function by function
 * on the main thread (https://v8.dev/blog/explicit-compile-hints). A load then takes a fifth less CPU time of the main
 * thread (`npm run bench`). Other chunks do not match `include`; pages of the shell have names such as
 * `HomePage-HomePage-tsx`. Runs after the minimizer, which removes comments.
 */
export const COMPILE_HINT = new webpack.BannerPlugin({
  raw: true,
  banner: '//# allFunctionsCalledOnLoad',
  include: /^(vendor|main|remoteEntry|\w+Page(-\w+-tsx)?)\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
});
