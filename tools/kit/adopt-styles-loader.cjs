/**
 * Lets styled-components keep the server's style element. The library would insert each of its rules into a new
 * element and remove the old one, so that the browser computes the styles of the whole page a second time. It still
 * does so when the browser has dropped a rule of the server, because the numbers of the rules would differ.
 * @throws Error when a part of the library is missing, so that an update cannot go unnoticed
 */
module.exports = function adoptStyles(source) {
  const { moved, sheet, element, index } = match(
    source,
    /(?<moved>(?<copy>[\w$]+)\((?<sheet>[\w$]+),(?<element>[\w$]+)\),\k<element>\.parentNode&&\k<element>\.parentNode\.removeChild\(\k<element>\))/,
  );
  const names = {
    grouped: match(
      source,
      /const (?<name>[\w$]+)=class\{constructor\(\w+\)\{this\.groupSizes=new Uint32Array/,
    ),
    tag: match(source, /,(?<name>[\w$]+)=class\{constructor\(\w+,\w+\)\{this\.element=[^{}]*\.appendChild\(/),
    setGroup: match(source, /,(?<name>[\w$]+)=\((\w+),(\w+)\)=>\{\w+=\3\+1,\w+\.set\(\2,\3\)/),
    marker: match(source, /,(?<name>[\w$]+)=new RegExp\(`\^/),
    addNames: match(source, /,(?<name>[\w$]+)=\(\w+,\w+,\w+\)=>\{const \w+=\w+\.split\(","\)/),
    splitter: match(source, /,(?<name>[\w$]+)="\/\*!sc\*\/\\n"/),
    attribute: match(source, /\.setAttribute\((?<name>[\w$]+),(?<active>[\w$]+)\),/),
  };
  const adopted = `adoptStyles(${sheet},${element})||(${moved})`;
  const before = source.slice(0, index);
  return `${before}${adopted}${source.slice(index + moved.length)}\n${functionSource(names)}`;
};

function functionSource({ grouped, tag, setGroup, marker, addNames, splitter, attribute }) {
  return `function adoptStyles(owner, element) {
  const { sheet } = element;
  const rules = element.textContent.split(${splitter.name}).filter((rule) => rule.trim());
  if (owner.tag || !sheet || sheet.cssRules.length !== rules.length) return false;
  const tag = Object.assign(Object.create(${tag.name}.prototype), { element, sheet, length: rules.length });
  const groups = new ${grouped.name}(tag);
  let size = 0;
  for (const rule of rules) {
    size += 1;
    const found = rule.trim().match(${marker.name});
    if (!found) continue;
    const group = Number(found[1]);
    ${setGroup.name}(found[2], group);
    ${addNames.name}(owner, found[2], found[3]);
    groups.insertRules(group, []);
    groups.groupSizes[group] = size;
    size = 0;
  }
  groups._cGroup = groups._cIndex = 0;
  owner.tag = groups;
  element.setAttribute(${attribute.name}, ${attribute.active});
  return true;
}
`;
}

function match(source, pattern) {
  const found = pattern.exec(source);
  if (!found) throw new Error(`styled-components does not contain: ${pattern.source}`);
  return { ...found.groups, index: found.index };
}
