declare const __release_base__: string;
declare let __webpack_public_path__: string;

/**
 * The first import of every server bundle. Sets the base URL of the release's browser files, so that fonts and
 * pictures get the same URLs as in the browser.
 */
__webpack_public_path__ = __release_base__;

export {};
