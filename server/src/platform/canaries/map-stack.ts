import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Storage } from '../../storage/storage.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { readReleaseFile } from '../releases/release-files.ts';

/** A position in a published script, as browsers write it: `https://site/r/shop/1.0.0-3f1c/Page.js:1:2048`. */
const POSITION =
  /(?:https?:\/\/[^\s()@/]+)?\/r\/([a-z0-9-]+)\/([^/\s]+)\/([\w@.~/-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;

/** Stacks come from visitors: more positions than a browser reports are not looked up. */
const MAX_POSITIONS = 50;

interface Releases {
  storage: Storage;
  activeSnapshot: Pick<ActiveSnapshot, 'describe'>;
}

/**
 * Returns a stack in which positions of published scripts are replaced by those in the sources, by the source maps of
 * the releases: `shop-remote/src/pages/CartPage/CartPage.tsx:41:7`. Positions without a map stay as they are.
 */
export async function mapStack(stack: string, releases: Releases): Promise<string> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const positions = [...stack.matchAll(POSITION)].slice(0, MAX_POSITIONS);
  let mapped = '';
  let end = 0;
  for (const position of positions) {
    const [text, app = '', version = '', file = '', line, column] = position;
    const path = `${app}/${version}/${file}`;
    const reading = maps.get(path) ?? readMap(releases, app, version, file);
    maps.set(path, reading);
    const map = await reading;
    // Browsers count columns from 1, source maps from 0.
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    mapped += stack.slice(end, position.index);
    mapped += found?.source ? `${found.source}:${found.line}:${found.column + 1}` : text;
    end = position.index + text.length;
  }
  return mapped + stack.slice(end);
}

async function readMap(
  { storage, activeSnapshot }: Releases,
  app: string,
  version: string,
  file: string,
): Promise<TraceMap | undefined> {
  try {
    const release = await activeSnapshot.describe(app, version);
    const bytes = release && (await readReleaseFile(storage, release, `browser/${file}.map`));
    return bytes && new TraceMap(bytes.toString('utf8'));
  } catch {
    // A damaged or malformed map: the position stays that of the script.
    return undefined;
  }
}
