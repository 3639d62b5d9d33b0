/** Returns what is wrong with the SVG of a drawing; undefined for a drawing without faults. */
export function findFault(svg: string): string | undefined {
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"') || !svg.endsWith('</svg>'))
    return 'it is no whole SVG';
  // Machines that render have no fonts, and a number that went wrong hides a shape without an error.
  const [wrong] = /<text|<image|<style|font-family|NaN|undefined|Infinity/.exec(svg) ?? [];
  if (wrong) return `it contains ${wrong}`;
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const references = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
  const missing = references.find((id) => !ids.has(id));
  return missing && `nothing has the id ${missing}`;
}
