declare let __webpack_nonce__: string | undefined;

/**
 * First import of the shell: gives styled-components the page's nonce, without which the
 * Content-Security-Policy refuses the styles it adds later.
 */
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

export {};
