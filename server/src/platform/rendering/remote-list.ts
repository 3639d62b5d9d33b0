import { createHash } from 'node:crypto';
import type { Snapshot } from '@rangmala/shared/contract';

/** Length of a digest in characters: the first 132 bits of SHA-256 in base64url. */
const DIGEST_LENGTH = 22;

/** Size and digest of the JSON of a snapshot's remotes. */
interface RemoteList {
  bytes: number;
  digest: string;
}

const listsBySnapshot = new WeakMap<Snapshot, RemoteList>();

/**
 * Returns the JSON of a snapshot's remotes. Pages load this JSON separately when the JSON is too large to be part of
 * every page.
 */
export function createRemoteListJson({ remotes }: Snapshot): string {
  return JSON.stringify(remotes);
}

/** Returns the digest of the JSON of a snapshot's remotes, in base64url. */
export function getRemoteListDigest(snapshot: Snapshot): string {
  return getRemoteList(snapshot).digest;
}

/**
 * Returns the URL of a snapshot's remotes; undefined when every page contains all remotes.
 * @param maxInlinedBytes every page contains all remotes when their JSON has at most this size
 */
export function getRemotesUrl(snapshot: Snapshot, maxInlinedBytes: number): string | undefined {
  const { bytes, digest } = getRemoteList(snapshot);
  return bytes > maxInlinedBytes ? `/_site/remotes/${snapshot.number}/${digest}` : undefined;
}

function getRemoteList(snapshot: Snapshot): RemoteList {
  const knownList = listsBySnapshot.get(snapshot);
  if (knownList) return knownList;
  const json = Buffer.from(createRemoteListJson(snapshot));
  const digest = createHash('sha256').update(json).digest('base64url').slice(0, DIGEST_LENGTH);
  const list = { bytes: json.byteLength, digest };
  listsBySnapshot.set(snapshot, list);
  return list;
}
