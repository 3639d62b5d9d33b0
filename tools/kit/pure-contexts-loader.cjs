/**
 * Lets webpack remove unused code of React Router, which stays in the bundle while a call or an assignment at the top
 * level uses the code. Marks these calls as free of side effects, and removes the assignments of `displayName`, which
 * only React's developer tools read. Also removes code that only data routers use: their state and their error
 * boundaries.
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
