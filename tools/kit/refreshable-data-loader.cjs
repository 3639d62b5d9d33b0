/**
 * React Refresh replaces a module in the running page only when every export looks like a component, that is, when
 * its name has a capital first letter. A page's `data` function gets such a name in development.
 */
module.exports = function refreshableData(source) {
  return `${source}\nif (typeof data === 'function') Object.defineProperty(data, 'name', { value: 'Data' });\n`;
};
