declare let __webpack_nonce__: string | undefined;

/**
 * Gives styled-components the page's nonce. Without the nonce, the Content-Security-Policy blocks the styles of
 * styled-components. Must be the first import of the shell.
 */
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

export {};
