const CONSTRUCTOR =
  /constructor\((?<rules>\w+),(?<id>\w+),\w+\)\{this\.rules=\k<rules>,this\.componentId=\k<id>,this\.baseHash=/;

/**
 * Makes styled-components join the neighbouring texts of a component's styles when the component is defined. The
 * library would otherwise join the texts in every render of every element. The names of classes do not change, because
 * they are hashes of the whole styles. Used only for the server bundle of the shell.
 * @throws Error when the library lacks expected code, so that the build fails after an incompatible update
 */
module.exports = function joinStyles(source) {
  const found = CONSTRUCTOR.exec(source);
  if (!found) throw new Error(`styled-components does not contain: ${CONSTRUCTOR.source}`);
  const { rules } = found.groups;
  const constructorStart = found[0].replace(`this.rules=${rules},`, `this.rules=joinTexts(${rules}),`);
  return `${source.slice(0, found.index)}${constructorStart}${source.slice(found.index + found[0].length)}
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
