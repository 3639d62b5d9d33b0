/* Replaces the package `use-sync-external-store` for SWR, because React 18 and newer contain the hook. */
export { useSyncExternalStore } from 'react';
