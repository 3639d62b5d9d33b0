import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ReleaseErrorRow } from '../../database/platform-tables.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { readReleaseFile } from '../releases/release-files.ts';

/** Matches the address of a published script: `https://site/r/shop/1.0.0-3f1c/Page.js`. */
const SCRIPT_PATTERN =
  /(?:https?:\/\/[^\s()@/]+)?\/r\/(?<app>[a-z0-9-]+)\/(?<version>[^/\s]+)\/(?<script>[\w@.~/-]+\.js)(?:\?[^\s:)]*)?/;

/** Matches the name of a server bundle: `shop-1.0.0-3f1c/server.cjs`. The name of an app contains no dots. */
const BUNDLE_PATTERN =
  /(?<=[\s(]|^)(?<bundleApp>[a-z0-9-]{1,60}?)-(?<bundleVersion>\d+\.[^/\s()]+)\/server\.cjs/;

/** Matches a position in a published script or in a server bundle. */
const POSITION_PATTERN = new RegExp(
  `(?:${SCRIPT_PATTERN.source}|${BUNDLE_PATTERN.source}):(?<line>\\d+):(?<column>\\d+)`,
  'g',
);

/** Largest number of positions that are mapped. There is a limit because visitors can send any stack. */
const MAX_POSITIONS = 50;

interface StackServices {
  storage: Storage;
  activeSnapshot: Pick<ActiveSnapshot, 'describe'>;
}

/** Formats an error as text. Maps the positions in the stack to the sources. */
export async function describeError(
  { name, message, stack }: Pick<ReleaseErrorRow, 'name' | 'message' | 'stack'>,
  services: StackServices,
): Promise<string> {
  if (stack === null) return `${name}: ${message}`;
  const mappedStack = await mapStack(stack, services);
  // Some browsers leave the message out of the stack.
  return `${name}: ${stack.includes(message) ? mappedStack : `${message}\n${mappedStack}`}`;
}

/**
 * Replaces positions in a stack with positions in the sources, such as
 * `shop-remote/src/pages/CartPage/CartPage.tsx:41:7`. Uses the source maps of the releases. Does not change positions
 * that cannot be mapped, or positions after the first {@link MAX_POSITIONS}. Old releases have no map of the server
 * bundle.
 */
export async function mapStack(stack: string, services: StackServices): Promise<string> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const positions = [...stack.matchAll(POSITION_PATTERN)].slice(0, MAX_POSITIONS);
  let mappedStack = '';
  let end = 0;
  for (const position of positions) {
    const [text] = position;
    const { app = '', version = '', file, line, column } = parsePosition(position.groups ?? {});
    const path = `${app}/${version}/${file}`;
    const mapPromise = maps.get(path) ?? readMap(services, app, version, file);
    maps.set(path, mapPromise);
    const map = await mapPromise;
    const source = map && line > 0 && column > 0 && originalPositionFor(map, { line, column: column - 1 });
    mappedStack += stack.slice(end, position.index);
    mappedStack +=
      source && source.source !== null ? `${source.source}:${source.line}:${source.column + 1}` : text;
    end = position.index + text.length;
  }
  return mappedStack + stack.slice(end);
}

/** Returns the release, the file in the release, and the position. Lines and columns start at 1. */
function parsePosition(groups: Partial<Record<string, string>>) {
  const { app, version, script, bundleApp, bundleVersion, line, column } = groups;
  return {
    app: app ?? bundleApp,
    version: version ?? bundleVersion,
    file: script === undefined ? 'server.cjs' : `browser/${script}`,
    line: Number(line),
    column: Number(column),
  };
}

async function readMap(
  { storage, activeSnapshot }: StackServices,
  app: string,
  version: string,
  file: string,
): Promise<TraceMap | undefined> {
  try {
    const release = await activeSnapshot.describe(app, version);
    const buffer = release && (await readReleaseFile(storage, release, `${file}.map`));
    return buffer && new TraceMap(buffer.toString('utf8'));
  } catch {
    // Leaves the positions unchanged when the source map cannot be read.
    return undefined;
  }
}
