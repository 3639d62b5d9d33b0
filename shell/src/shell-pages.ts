import type { PageModule } from '@rangmala/shared/remote';

/** Imports a page of the shell by its name in host.ts. Each page is a chunk. */
export const importShellPage = (name: string): Promise<PageModule> =>
  import(
    /* webpackChunkName: "[request]" */
    /* webpackInclude: /\/(\w+)\/\1\.tsx$/ */
    `./pages/${name}/${name}.tsx`
  );
