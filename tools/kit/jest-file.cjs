/** Replaces fonts and pictures in tests by a URL. */
module.exports = '/file';
