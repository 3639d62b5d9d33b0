/*
 * Replaces the package `use-sync-external-store` for SWR, because React 18 and newer contain its hook
 * `useSyncExternalStore`.
 */
export { useSyncExternalStore } from 'react';
