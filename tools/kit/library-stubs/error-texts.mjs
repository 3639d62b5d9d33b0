/**
 * Replaces the texts of the federation runtime's errors. An error still has its code and the URL of the library's page
 * about the error.
 */
const noTexts = {};

export {
  noTexts as buildDescMap,
  noTexts as errorDescMap,
  noTexts as runtimeDescMap,
  noTexts as typeDescMap,
};
