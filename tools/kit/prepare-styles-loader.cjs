/** Matches the start of the constructor of styled-components' class `ComponentStyle`, in minified code. */
const CONSTRUCTOR = /(constructor\((\w+),(\w+),\w+\)\{this\.rules=)\2(,this\.componentId=\3,this\.baseHash=)/;

/** Matches the code that compiles global styles again when the style sheet already contains their rules. */
const REPEATED_COMPILATION =
  /(if\((\w+)\.hasNameForId\((\w+),\3\+(\w+)\)\))this\.instanceRules\.has\(\4\)\|\|this\.computeRules\([\w,]+\);/;

/**
 * Prepares styled-components for the server. Used only for the server bundle of the shell.
 * - Joins the neighbouring texts of a component's styles when the component is defined. The library would otherwise
 *   join the texts in every render of every element. The class names do not change, because each class name is a hash
 *   of the whole styles.
 * - Does not compile the global styles again in every render. Only a browser needs the result of the repeated
 *   compilation.
 * @throws Error when the library lacks expected code, so that the build fails after an incompatible update
 */
module.exports = function prepareStyles(source) {
  const withJoinedTexts = replaceOnce(source, CONSTRUCTOR, '$1joinTexts($2)$4');
  const preparedSource = replaceOnce(withJoinedTexts, REPEATED_COMPILATION, '$1;');
  return `${preparedSource}
function joinTexts(rules) {
  return rules.reduce((joined, rule) => {
    const last = joined.length - 1;
    if (typeof rule === 'string' && typeof joined[last] === 'string') joined[last] += rule;
    else joined.push(rule);
    return joined;
  }, []);
}
`;
};

function replaceOnce(source, pattern, replacement) {
  if (!pattern.test(source)) throw new Error(`styled-components does not contain: ${pattern.source}`);
  return source.replace(pattern, replacement);
}
