/** Loads the chunk with the code of deferred-code.ts. */
export const importDeferredCode = () => import(/* webpackChunkName: "deferred-code" */ './deferred-code.ts');
