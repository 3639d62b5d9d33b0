/** Test helpers for every package. Import rules exclude these helpers from production code. */
export { expectConsole } from './console-guard.ts';
export { expectLink, joinTexts } from './elements.ts';
export {
  createRefusal,
  createSlowResponse,
  noConnection,
  stubApi,
  type StubbedResponse,
  type ApiRequest,
  type StubbedApi,
} from './stub-api.ts';
export { renderPage, testSite, type PageOptions, type RenderedPage } from './render-page.tsx';
export { stubDecode } from './stub-decode.ts';
