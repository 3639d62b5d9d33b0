export {
  createBrowserStore,
  type BrowserStore,
  type BrowserStoreOptions,
  type Decoded,
} from './browser-store.ts';
export { checkList, checkNumber, checkObject, checkText } from './check-value.ts';
export {
  readTabValue,
  removeDraft,
  removeDrafts,
  storeTabValue,
  useDraft,
  type DraftFormat,
} from './drafts.ts';
export { onSignOut } from './on-sign-out.ts';
export { readStoredText, writeStoredText } from './stored-text.ts';
