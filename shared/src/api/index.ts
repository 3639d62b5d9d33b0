export { ApiProvider } from './ApiProvider.tsx';
export {
  ApiError,
  UNREACHABLE,
  apiFetch,
  detailOr,
  getErrorMessage,
  getFieldErrors,
  onNotSignedIn,
  refusedFields,
} from './client.ts';
export type { ApiPath } from './api-path.ts';
export {
  markFresh,
  markStale,
  preloadApi,
  useApi,
  useUpdateAnswer,
  useUpdateResponse,
  type ApiResult,
} from './use-api.ts';
