declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  interface Bucket {
    name: string;
    configs: (string | Buffer)[];
  }

  /** The members of the store that tests use. The package contains no types. */
  class S3rver {
    constructor(options: { directory: string; silent?: boolean; configureBuckets?: Bucket[] });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }

  export = S3rver;
}
