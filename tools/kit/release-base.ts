declare const __release_base__: string;
declare let __webpack_public_path__: string;

/**
 * First import of every server bundle: whoever loads it says where the release's browser files are served,
 * so that the addresses of fonts and pictures come out as in the browser.
 */
__webpack_public_path__ = __release_base__;

export {};
