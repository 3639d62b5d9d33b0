declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  interface Bucket {
    name: string;
    configs: (string | Buffer)[];
  }

  /** The parts of the store that our tests use; the package has no types of its own. */
  class S3rver {
    constructor(options: { directory: string; silent?: boolean; configureBuckets?: Bucket[] });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }

  export = S3rver;
}
