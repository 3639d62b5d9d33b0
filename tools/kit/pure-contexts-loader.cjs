/**
 * React Router is one module: what the site does not use stays in the bundle when a call or an assignment at the top
 * level refers to it. This loader marks the calls as free of side effects and leaves the names for React's developer
 * tools out.
 */
module.exports = function pureContexts(source) {
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
};
