/**
 * React Refresh replaces a module in the running page only when the names of all its exports begin with a capital
 * letter, like those of components. This loader gives a page's `data` function such a name in development.
 */
module.exports = function refreshableData(source) {
  return `${source}\nif (typeof data === 'function') Object.defineProperty(data, 'name', { value: 'Data' });\n`;
};
