export { apiPath } from './api-path.ts';
export { callApi } from './call-api.ts';
