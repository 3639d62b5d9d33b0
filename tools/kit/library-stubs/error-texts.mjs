/**
 * Replaces the texts of the federation runtime's errors. An error still has its code and the URL of the library's page
 * about it.
 */
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
