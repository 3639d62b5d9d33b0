export {
  PageIndexing,
  SiteProvider,
  useIsIndexed,
  useRenderTime,
  useResponseStatus,
  useSite,
  type Site,
} from './site.tsx';
