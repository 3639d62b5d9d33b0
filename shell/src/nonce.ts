declare let __webpack_nonce__: string | undefined;

/**
 * Gives styled-components the page's nonce, without which the Content-Security-Policy blocks its styles. Must be the
 * first import of the shell.
 */
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

export {};
