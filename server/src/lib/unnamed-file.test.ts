import * as fs from 'node:fs';
import { tmpdir } from 'node:os';

const { jest } = import.meta;

/** Folders that simulate a full file system: a file can be created but not written. */
const fullFolders = new Set<string>();
const folderByFd = new Map<number, string>();

jest.unstable_mockModule('node:fs', () => ({
  ...fs,
  openSync(...[path, flags, mode]: Parameters<typeof fs.openSync>) {
    const fd = fs.openSync(path, flags, mode);
    folderByFd.set(fd, String(path).replace(/\/[^/]*$/, ''));
    return fd;
  },
  writeSync(fd: number, ...rest: [Buffer, number, number, number]) {
    if (fullFolders.has(folderByFd.get(fd) ?? ''))
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    return fs.writeSync(fd, ...rest);
  },
}));
const { openUnnamedFile, RESERVED_BYTES } = await import('./unnamed-file.ts');

const itOnLinux = process.platform === 'linux' ? it : it.skip;

const listTestFiles = () =>
  ['/dev/shm', tmpdir()].flatMap((folder) =>
    fs.readdirSync(folder).filter((name) => name.startsWith('unnamed-file-test')),
  );

afterEach(() => {
  fullFolders.clear();
  folderByFd.clear();
});

itOnLinux('creates a file without a name in the memory folder and reserves a block', () => {
  const fd = openUnnamedFile('unnamed-file-test');
  expect(folderByFd.get(fd)).toBe('/dev/shm');
  expect(fs.fstatSync(fd)).toMatchObject({ size: RESERVED_BYTES, nlink: 0 });
  fs.closeSync(fd);
});

itOnLinux('uses the folder for temporary files when the memory folder is full', () => {
  fullFolders.add('/dev/shm');
  const fd = openUnnamedFile('unnamed-file-test');
  // The first file was closed, so the second file got the same descriptor.
  expect(folderByFd).toEqual(new Map([[fd, tmpdir()]]));
  fs.writeSync(fd, 'record', 0);
  fs.closeSync(fd);
  expect(listTestFiles()).toEqual([]);
});

itOnLinux('closes and removes the files and throws when both folders are full', () => {
  for (const folder of ['/dev/shm', tmpdir()]) fullFolders.add(folder);
  expect(() => openUnnamedFile('unnamed-file-test')).toThrow('ENOSPC');
  expect(listTestFiles()).toEqual([]);
  for (const fd of folderByFd.keys()) expect(() => fs.fstatSync(fd)).toThrow('EBADF');
});
