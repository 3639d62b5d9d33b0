export {
  createLinkBuilder,
  defineHost,
  defineRemote,
  type HostDescription,
  type PageData,
  type PageModule,
  type RemoteDescription,
  type SlotName,
} from './description.ts';
export { PrefetchProvider, usePrefetch, type Prefetch } from './prefetch.tsx';
export { hasUnsavedChanges, useUnsavedChanges } from './unsaved-changes.ts';
