/**
 * Lets styled-components keep the server's style element. Without this loader, the library inserts each rule into a
 * new element and removes the server's element. The browser then computes the styles of the whole page a second time.
 * If the element cannot be kept, for example because the browser has dropped a rule, the library works as without the
 * loader.
 * @throws Error when the library lacks expected code, so that the build fails after an incompatible update
 */
module.exports = function adoptStyles(source) {
  const { moveCall, sheet, element, index } = matchOrThrow(
    source,
    /(?<moveCall>(?<copy>[\w$]+)\((?<sheet>[\w$]+),(?<element>[\w$]+)\),\k<element>\.parentNode&&\k<element>\.parentNode\.removeChild\(\k<element>\))/,
  );
  const names = {
    grouped: matchOrThrow(
      source,
      /const (?<name>[\w$]+)=class\{constructor\(\w+\)\{this\.groupSizes=new Uint32Array/,
    ),
    tag: matchOrThrow(
      source,
      /,(?<name>[\w$]+)=class\{constructor\(\w+,\w+\)\{this\.element=[^{}]*\.appendChild\(/,
    ),
    setGroup: matchOrThrow(source, /,(?<name>[\w$]+)=\((\w+),(\w+)\)=>\{\w+=\3\+1,\w+\.set\(\2,\3\)/),
    marker: matchOrThrow(source, /,(?<name>[\w$]+)=new RegExp\(`\^/),
    addNames: matchOrThrow(source, /,(?<name>[\w$]+)=\(\w+,\w+,\w+\)=>\{const \w+=\w+\.split\(","\)/),
    splitter: matchOrThrow(source, /,(?<name>[\w$]+)="\/\*!sc\*\/\\n"/),
    attribute: matchOrThrow(source, /\.setAttribute\((?<name>[\w$]+),(?<active>[\w$]+)\),/),
  };
  const replacement = `adoptStyles(${sheet},${element})||(${moveCall})`;
  const codeBefore = source.slice(0, index);
  return `${codeBefore}${replacement}${source.slice(index + moveCall.length)}\n${createAdoptStylesSource(names)}`;
};

function createAdoptStylesSource({ grouped, tag, setGroup, marker, addNames, splitter, attribute }) {
  return `function adoptStyles(owner, element) {
  const { sheet } = element;
  const rules = element.textContent.split(${splitter.name}).filter((rule) => rule.trim());
  if (owner.tag || !sheet || sheet.cssRules.length !== rules.length) return false;
  const tag = Object.assign(Object.create(${tag.name}.prototype), { element, sheet, length: rules.length });
  const groups = new ${grouped.name}(tag);
  let size = 0;
  for (const rule of rules) {
    size += 1;
    const groupMarker = rule.trim().match(${marker.name});
    if (!groupMarker) continue;
    const group = Number(groupMarker[1]);
    ${setGroup.name}(groupMarker[2], group);
    ${addNames.name}(owner, groupMarker[2], groupMarker[3]);
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

function matchOrThrow(source, pattern) {
  const result = pattern.exec(source);
  if (!result) throw new Error(`styled-components does not contain: ${pattern.source}`);
  return { ...result.groups, index: result.index };
}
