export { ApiProvider } from './ApiProvider.tsx';
export {
  ApiError,
  UNREACHABLE,
  apiFetch,
  detailOr,
  onNotSignedIn,
  refusedFields,
  sendForm,
  sendJson,
} from './client.ts';
export { markFresh, markStale, preloadApi, useApi, useUpdateAnswer, type ApiResult } from './use-api.ts';
