/**
 * React Router is a single module. Unused code stays in the bundle when a call or an assignment at the top level
 * refers to it. This loader marks the calls as free of side effects and removes the names for React's developer
 * tools.
 */
module.exports = function pureContexts(source) {
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
};
