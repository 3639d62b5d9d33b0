/** What component tests of every package need. For tests only: the import rules keep it out of the product. */
export { expectConsole } from './console-guard.ts';
export { noConnection, stubApi, type ApiAnswer, type ApiRequest, type StubbedApi } from './stub-api.ts';
export { renderPage, testSite, type PageOptions, type RenderedPage } from './render-page.tsx';
