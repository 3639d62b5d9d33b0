/** Stands for fonts and pictures, whose address is all that a test sees of them. */
module.exports = '/file';
