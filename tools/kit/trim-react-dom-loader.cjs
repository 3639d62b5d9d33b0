/** Number of errors that React DOM creates while its module is evaluated. */
const CONSTANT_ERRORS = 5;

/** Matches the declaration of such an error. */
const DECLARATION = /^((?:var)? *\w+Exception =) Error\((formatProdErrorMessage\(\d+\))\)/gm;

/** Matches the function behind `findDOMNode`, which React 19 does not export any more. */
const FIND_DOM_NODE = /^ReactDOMSharedInternals\.findDOMNode = function[\s\S]+?\n};\n/m;

/**
 * Changes two parts of React DOM for the browser:
 *
 * - Replaces the errors that React DOM creates as constants with their messages. React throws these constants only to
 *   interrupt its own work, and catches them by identity; their messages differ. Creates no stack traces, for which V8
 *   would parse the functions on the stack again when developer tools are connected. The module of React DOM is one
 *   function, so that this would take longer than the rest of the evaluation.
 * - Removes the function behind `findDOMNode`, which nothing calls.
 *
 * @throws Error when the source does not contain these parts, so that the build fails after an incompatible update
 */
module.exports = function trimReactDom(source) {
  let count = 0;
  const result = source
    .replace(DECLARATION, (_match, declaration, message) => {
      count += 1;
      return `${declaration} ${message}`;
    })
    .replace(FIND_DOM_NODE, '');
  if (count !== CONSTANT_ERRORS)
    throw new Error(`React DOM contains ${count} constant errors instead of ${CONSTANT_ERRORS}.`);
  if (!FIND_DOM_NODE.test(source)) throw new Error('React DOM contains no findDOMNode.');
  return result;
};
