/**
 * React Refresh replaces a module in the running page only when everything it exports looks like a component, by a
 * capital first letter. A page's `data` is as harmless, so in development its name gets one.
 */
module.exports = function refreshableData(source) {
  return `${source}\nif (typeof data === 'function') Object.defineProperty(data, 'name', { value: 'Data' });\n`;
};
