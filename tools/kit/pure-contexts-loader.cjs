/**
 * Unused code of React Router stays in the bundle when a call or an assignment at the top level uses the code. This
 * loader marks the calls as free of side effects and removes the names for React's developer tools. The loader
 * also removes code that only data routers use: the state of loaders, and the boundaries for errors of loaders.
 */
module.exports = function pureContexts(source) {
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
    .replace(
      'return dataRouterState && (match.route.ErrorBoundary',
      'return false && (match.route.ErrorBoundary',
    )
    .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;')
    .replace('let errors = dataRouterState?.errors;', 'const errors = void 0;')
    .replace('let onErrorHandler = dataRouterOpts?.onError;', 'const onErrorHandler = void 0;')
    .replace('dataRouterOpts && dataRouterOpts.state.matches.length ?', 'false ?');
};
