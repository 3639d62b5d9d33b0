/*
 * Stores the files of pictures that are being uploaded, so that the next visit can continue the uploads. The files are
 * in IndexedDB, because the local storage is too small for them.
 */
const DATABASE = 'rangmala';
const FILE_STORE = 'pictures';

/**
 * Ids of the pictures that this page uploads. {@link storePendingFile} removes the files of all other pictures, which
 * limits the stored size.
 */
const uploadingIds = new Set<string>();

/**
 * Stores the file of a picture that this page uploads, and removes the files of pictures that it does not upload.
 * Ignores the failure when the browser refuses to store the file.
 */
export async function storePendingFile(id: string, file: File): Promise<void> {
  uploadingIds.add(id);
  await queryFileStore('readwrite', (files) => {
    const keysRequest = files.getAllKeys();
    keysRequest.onsuccess = () =>
      keysRequest.result.forEach((key) => uploadingIds.has(key as string) || files.delete(key));
    return files.put(file, id);
  });
}

export async function removePendingFile(id: string): Promise<void> {
  uploadingIds.delete(id);
  await queryFileStore('readwrite', (files) => files.delete(id));
}

/**
 * Returns the stored file of a picture; undefined when none can be read. Marks the picture as one that this page
 * uploads.
 */
export async function readPendingFile(id: string): Promise<File | undefined> {
  uploadingIds.add(id);
  const file: unknown = await queryFileStore('readonly', (files) => files.get(id) as IDBRequest<unknown>);
  return file instanceof File ? file : undefined;
}

/** Returns the result of a request to the file store; undefined when the request fails. */
async function queryFileStore<T>(
  mode: IDBTransactionMode,
  createRequest: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await openDatabase();
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(FILE_STORE, mode);
      const request = createRequest(transaction.objectStore(FILE_STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The storage is full.'));
    }).finally(() => database.close());
  } catch {
    return undefined;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(FILE_STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('No storage.'));
  });
}
