import type * as Sdk from '@aws-sdk/client-s3';
import { getErrorCode } from '../lib/error-code.ts';
import { type S3Settings, SettingsError } from '../settings.ts';
import { isSafeKey, type Storage } from './storage.ts';

/** A bucket of Amazon S3 or of a compatible store. */
export class S3Storage implements Storage {
  readonly #sdk: typeof Sdk;
  readonly #client: Sdk.S3Client;
  readonly #bucket: string;

  /**
   * Opens a bucket. Imports the SDK only here, because the import is slow.
   * @throws SettingsError when the bucket cannot be used
   */
  static async open(settings: S3Settings): Promise<S3Storage> {
    const storage = new S3Storage(await import('@aws-sdk/client-s3'), settings);
    await storage.#checkBucket(settings);
    return storage;
  }

  private constructor(sdk: typeof Sdk, settings: S3Settings) {
    this.#sdk = sdk;
    this.#bucket = settings.bucket;
    this.#client = new sdk.S3Client({
      region: settings.region,
      // Many compatible stores do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
      ...(settings.credentials ? { credentials: settings.credentials } : {}),
    });
  }

  async put(key: string, content: Buffer | string): Promise<void> {
    if (!isSafeKey(key)) throw new Error(`"${key}" is not a key that can be stored.`);
    const { PutObjectCommand } = this.#sdk;
    await this.#client.send(new PutObjectCommand({ ...this.#getLocation(key), Body: content }));
  }

  async get(key: string): Promise<Buffer | undefined> {
    if (!isSafeKey(key)) return undefined;
    const { GetObjectCommand } = this.#sdk;
    const object = await ignoreMissingObject(this.#client.send(new GetObjectCommand(this.#getLocation(key))));
    return object?.Body && Buffer.from(await object.Body.transformToByteArray());
  }

  async exists(key: string): Promise<boolean> {
    if (!isSafeKey(key)) return false;
    const { HeadObjectCommand } = this.#sdk;
    return (
      (await ignoreMissingObject(this.#client.send(new HeadObjectCommand(this.#getLocation(key))))) !==
      undefined
    );
  }

  async list(folder: string): Promise<string[]> {
    if (!isSafeKey(folder)) return [];
    const keys: string[] = [];
    for await (const page of this.#listPages(folder))
      for (const object of page.Contents ?? []) if (object.Key) keys.push(object.Key);
    return keys.sort();
  }

  async delete(key: string): Promise<void> {
    if (!isSafeKey(key)) return;
    const { DeleteObjectCommand } = this.#sdk;
    await this.#client.send(new DeleteObjectCommand(this.#getLocation(key)));
  }

  async deleteAll(folder: string): Promise<void> {
    for (const key of await this.list(folder)) await this.delete(key);
  }

  async listFolders(folder: string, changedBefore: Date): Promise<string[]> {
    if (!isSafeKey(folder)) return [];
    const changeTimes = new Map<string, number>();
    for await (const page of this.#listPages(folder)) {
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const [name, fileName] = Key.slice(folder.length + 1).split('/');
        if (name === undefined || fileName === undefined) continue;
        changeTimes.set(name, Math.max(changeTimes.get(name) ?? 0, LastModified?.getTime() ?? Date.now()));
      }
    }
    return [...changeTimes]
      .flatMap(([name, changedAt]) => (changedAt < changedBefore.getTime() ? [name] : []))
      .sort();
  }

  /** Does nothing: a bucket contains no partial objects. */
  async deleteUnfinished(): Promise<void> {}

  /**
   * Checks whether the bucket can be used. Chooses the error message by the status of the response, because a response
   * to HEAD has no body.
   * @throws SettingsError when the bucket cannot be used
   */
  async #checkBucket({ bucket, endpoint }: S3Settings): Promise<void> {
    const { HeadBucketCommand, S3ServiceException } = this.#sdk;
    try {
      await this.#client.send(new HeadBucketCommand({ Bucket: bucket }));
    } catch (error) {
      const bucketName = `S3_BUCKET "${bucket}"${endpoint ? ` at S3_ENDPOINT ${endpoint}` : ''}`;
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      if (status === 404) throw new SettingsError(`${bucketName} does not exist.`);
      if (status === 401 || status === 403)
        throw new SettingsError(
          `${bucketName} refuses access: check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
        );
      throw new SettingsError(`${bucketName} cannot be reached: ${describeReason(error)}.`);
    }
  }

  /** Requests the objects below a folder in pages: one response lists at most 1,000 objects. */
  #listPages(folder: string) {
    return this.#sdk.paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: `${folder}/` },
    );
  }

  #getLocation(key: string) {
    return { Bucket: this.#bucket, Key: key };
  }
}

function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || getErrorCode(error) || error.name;
}

/**
 * Awaits a request and returns undefined when the object is missing. The error is `NoSuchKey` for GET and `NotFound`
 * for HEAD.
 */
async function ignoreMissingObject<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
    if (name === 'NoSuchKey' || name === 'NotFound') return undefined;
    throw error;
  }
}
