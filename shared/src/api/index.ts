export { ApiProvider } from './ApiProvider.tsx';
export {
  ApiError,
  UNREACHABLE,
  apiFetch,
  getErrorMessage,
  getFieldErrors,
  onNotSignedIn,
  type ApiPath,
} from './client.ts';
export { useAction } from './use-action.ts';
export {
  markAllStale,
  markFresh,
  preloadApi,
  useApi,
  useForgetResponses,
  useLatest,
  useReload,
  type ApiResult,
} from './use-api.ts';
