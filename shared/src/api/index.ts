export { ApiProvider } from './ApiProvider.tsx';
export { ApiError, UNREACHABLE, apiFetch, sendForm, sendJson } from './client.ts';
export { markFresh, preloadApi, useApi, type ApiResult } from './use-api.ts';
