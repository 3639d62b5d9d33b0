import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HostDescription, RemoteDescription } from '@rangmala/shared/remote';
import {
  type DependsOn,
  dependsOnSchema,
  type NavigationEntry,
  navigationEntrySchema,
  type PageDescription,
  pageDescriptionSchema,
  type SlotDescription,
  slotDescriptionSchema,
} from '@rangmala/shared/contract';
import { ROOT } from './apps.mjs';

/** An app's description, read from its `remote.ts` or the shell's `host.ts`. */
export interface AppDescription {
  name: string;
  folder: string;
  isHost: boolean;
  pages: PageDescription[];
  slots: SlotDescription[];
  /** Undefined when the app has no menu entries. */
  navigation?: NavigationEntry[];
  dependsOn?: DependsOn;
  /** Pages and slot components by name. `file` is relative to the app's folder. */
  exposes: { name: string; file: string }[];
  /** Route prefixes that the shell grants, by name of the remote; {} in the description of a remote. */
  routePrefixes: Record<string, readonly string[]>;
}

/**
 * Reads the description of the app in `folder`.
 * @throws Error when the description cannot be read or is not valid
 */
export async function describeApp(folder: string): Promise<AppDescription> {
  const isHost = folder === 'shell';
  const file = `${folder}/${isHost ? 'host.ts' : 'remote.ts'}`;
  const description = await readDescription(file);
  // Parses the pages with the same schema as the site. The schema determines the sequence of the keys, and the digest
  // of a release depends on this sequence.
  const pages = parseEach(
    pageDescriptionSchema,
    description.pages.map((page) => ({ ...page, indexed: page.indexed ?? (page.access ?? 'all') === 'all' })),
    file,
  );
  const slots = parseEach(slotDescriptionSchema, 'slots' in description ? description.slots : [], file);
  const entries = 'navigation' in description ? (description.navigation ?? []) : [];
  const navigation = parseEach(navigationEntrySchema, entries, file);
  const dependsOn =
    'dependsOn' in description ? parseEach(dependsOnSchema, [description.dependsOn], file)[0] : undefined;
  const exposes = [
    ...pages.map(({ page }) => ({ name: page, file: `./src/pages/${page}/${page}.tsx` })),
    ...slots.map(({ component }) => ({ name: component, file: `./src/slots/${component}.tsx` })),
  ];
  const names = exposes.map(({ name }) => name);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate) throw new Error(`${folder} has two pages or slots named ${duplicate}.`);
  return {
    name: description.name,
    folder,
    isHost,
    pages,
    slots,
    ...(navigation.length > 0 && { navigation }),
    ...(dependsOn && { dependsOn }),
    exposes,
    routePrefixes: 'routePrefixes' in description ? { ...description.routePrefixes } : {},
  };
}

/** The part of a zod schema that this file uses. */
interface Schema<T> {
  safeParse(
    entry: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

/**
 * Parses each entry with the schema.
 * @throws Error with the first problem of the first invalid entry
 */
function parseEach<T>(schema: Schema<T>, entries: readonly unknown[], file: string): T[] {
  return entries.map((entry) => {
    const result = schema.safeParse(entry);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    throw new Error(`${file}: ${JSON.stringify(entry)}: ${issue?.path.join('.')} ${issue?.message}`);
  });
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
