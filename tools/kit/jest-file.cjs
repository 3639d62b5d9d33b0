/** Replaces fonts and pictures with a URL in tests. */
module.exports = '/file';
