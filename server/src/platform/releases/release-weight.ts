import type { ReleaseDescription } from '@rangmala/shared/contract';

type ReleaseSizes = Pick<ReleaseDescription, 'entry' | 'chunks' | 'files'>;

/**
 * Returns the total size in bytes of the release's files that a browser loads for a page or slot. Uses the size of a
 * file's Brotli copy if there is one.
 */
export function sumModuleBytes({ entry, chunks, files }: ReleaseSizes, name: string): number {
  const sizes = new Map(files.map(({ path, bytes }) => [path, bytes]));
  return [...new Set([...entry, ...(chunks[name] ?? [])])].reduce(
    (sum, file) => sum + (sizes.get(`browser/${file}.br`) ?? sizes.get(`browser/${file}`) ?? 0),
    0,
  );
}

/** Formats a size for display: `999 bytes`, `12.3 KB` (1 KB is 1000 bytes). */
export function formatBytes(bytes: number): string {
  return bytes < 1_000 ? `${bytes} bytes` : `${(bytes / 1_000).toFixed(1)} KB`;
}
