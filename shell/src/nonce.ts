declare let __webpack_nonce__: string | undefined;

/**
 * First import of the shell: styles that styled-components adds later carry the page's nonce, without which
 * the Content-Security-Policy refuses them.
 */
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

export {};
