export { ApiProvider } from './ApiProvider.tsx';
export { ApiError, UNREACHABLE, apiFetch, sendForm, sendJson } from './client.ts';
export { markFresh, markStale, preloadApi, useApi, useUpdateAnswer, type ApiResult } from './use-api.ts';
