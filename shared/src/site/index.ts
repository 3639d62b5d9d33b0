export { SiteProvider, useMadeAt, useResponseStatus, useSite, type Site } from './site.tsx';
