import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HostDescription, RemoteDescription } from '@rangmala/shared/remote';
import type { PageDescription, SlotDescription } from '@rangmala/shared/contract';
import { ROOT } from './apps.mjs';

/** An app's description, read from its `remote.ts` or the shell's `host.ts`. */
export interface AppDescription {
  name: string;
  folder: string;
  isHost: boolean;
  pages: PageDescription[];
  slots: SlotDescription[];
  /** The modules that the shell loads by name; file paths relative to the app's folder. */
  exposes: { name: string; file: string }[];
  /** In the shell only: path prefixes of each remote. */
  routePrefixes: Record<string, readonly string[]>;
}

/**
 * Reads the description of the app in `folder`.
 * @throws Error when it cannot be read, or when two of its pages or slots have the same name
 */
export async function describeApp(folder: string): Promise<AppDescription> {
  const isHost = folder === 'shell';
  const described = await readDescription(`${folder}/${isHost ? 'host.ts' : 'remote.ts'}`);
  const pages = described.pages.map(
    ({ path, page, access = 'all', indexed = access === 'all', query, slots = [] }) => ({
      path,
      page,
      access,
      indexed,
      ...(query && { query: [...query] }),
      slots: [...slots],
    }),
  );
  const slots = 'slots' in described ? [...described.slots] : [];
  const exposes = [
    ...pages.map(({ page }) => ({ name: page, file: `./src/pages/${page}/${page}.tsx` })),
    ...slots.map(({ component }) => ({ name: component, file: `./src/slots/${component}.tsx` })),
  ];
  const names = exposes.map(({ name }) => name);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate) throw new Error(`${folder} has two pages or slots named ${duplicate}.`);
  return {
    name: described.name,
    folder,
    isHost,
    pages,
    slots,
    exposes,
    routePrefixes: 'routePrefixes' in described ? { ...described.routePrefixes } : {},
  };
}

async function readDescription(path: string): Promise<RemoteDescription | HostDescription> {
  try {
    const file = pathToFileURL(join(ROOT, path)).href;
    return ((await import(file)) as { default: RemoteDescription | HostDescription }).default;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} cannot be read: ${reason}`, { cause: error });
  }
}
