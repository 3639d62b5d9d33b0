export { SiteProvider, useRenderTime, useResponseStatus, useSite, type Site } from './site.tsx';
