/**
 * React Refresh replaces a module in the running page only when the `name` of each exported function begins with a
 * capital letter. This loader gives a page's `data` function such a name.
 */
module.exports = function refreshableData(source) {
  return `${source}\nif (typeof data === 'function') Object.defineProperty(data, 'name', { value: 'Data' });\n`;
};
