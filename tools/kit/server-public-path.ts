declare const __release_base__: string;
declare let __webpack_public_path__: string;

/**
 * First import of every server bundle. The server passes the address of the release's browser files, so that fonts
 * and pictures get the same addresses as in the browser.
 */
__webpack_public_path__ = __release_base__;

export {};
