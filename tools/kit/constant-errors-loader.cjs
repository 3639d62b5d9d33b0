/** Number of errors that React DOM creates while its module is evaluated. */
const CONSTANT_ERRORS = 5;

/** Matches the declaration of such an error. */
const DECLARATION = /^((?:var)? *\w+Exception =) Error\((formatProdErrorMessage\(\d+\))\)/gm;

/**
 * Replaces the errors that React DOM creates as constants with their messages. React throws these constants only to
 * interrupt its own work, and catches them by identity; their messages differ. Creates no stack traces, for which V8
 * would parse the functions on the stack again when developer tools are connected. The module of React DOM is one
 * function, so that this would take longer than the rest of the evaluation.
 * @throws Error when the source contains another number of such errors, so that the build fails after an incompatible
 *   update
 */
module.exports = function replaceConstantErrors(source) {
  let count = 0;
  const result = source.replace(DECLARATION, (_match, declaration, message) => {
    count += 1;
    return `${declaration} ${message}`;
  });
  if (count !== CONSTANT_ERRORS)
    throw new Error(`React DOM contains ${count} constant errors instead of ${CONSTANT_ERRORS}.`);
  return result;
};
