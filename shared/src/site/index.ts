export { SiteProvider, useSite, useResponseStatus, type Site } from './site.tsx';
