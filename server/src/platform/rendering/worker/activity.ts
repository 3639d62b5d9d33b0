import { AsyncLocalStorage } from 'node:async_hooks';
import { ftruncateSync, writeSync } from 'node:fs';
import type { ReleaseName } from '../render-messages.ts';

/*
 * Records the releases that run. Avoids functions of built-in objects, because a bundle may have replaced these
 * functions.
 */

/** Position of the activity file in the `stdio` of the render process. */
const ACTIVITY_FD = 4;

/** Largest number of remotes in a record. */
const MAX_REMOTES = 20;

/** The JSON of a {@link ReleaseName}. */
type ReleaseJson = string;

/** Shortest time between two records of the same releases. A page has many calls, and each write takes time. */
const REPEAT_MS = 5;

/** The running release in a record when several releases may have run. */
const UNKNOWN_RELEASE: ReleaseJson = 'null';

/** The releases that run in a render. */
interface RenderActivity {
  /** The release that was last called for this render. */
  running: ReleaseJson | undefined;
  /** Remotes that were called for this render. */
  readonly remotes: ReleaseJson[];
}

const currentRender = new AsyncLocalStorage<RenderActivity>();
const getCurrentRender = currentRender.getStore.bind(currentRender);
const openRenders: RenderActivity[] = [];
let remotesSinceCheck: ReleaseJson[] = [];
let calls = 0;

const jsonByName = Object.create(null) as Record<string, ReleaseJson>;

/**
 * Returns the JSON of a release. The first call must come before the bundle runs, because a bundle could add `toJSON`.
 */
function getReleaseJson({ app, version }: ReleaseName): ReleaseJson {
  return (jsonByName[`${app} ${version}`] ??= JSON.stringify({ app, version }));
}

function contains(list: readonly ReleaseJson[], release: ReleaseJson): boolean {
  for (let index = 0; index < list.length; index += 1) if (list[index] === release) return true;
  return false;
}

function addOnce(list: ReleaseJson[], release: ReleaseJson): void {
  if (list.length < MAX_REMOTES && !contains(list, release)) list[list.length] = release;
}

/** Returns the remotes that were called in renders that have not ended. */
function listOpenRemotes(): ReleaseJson[] {
  const remotes: ReleaseJson[] = [];
  for (let index = 0; index < openRenders.length; index += 1) {
    const render = openRenders[index];
    if (!render) continue;
    for (let remote = 0; remote < render.remotes.length; remote += 1)
      addOnce(remotes, render.remotes[remote] ?? '');
  }
  return remotes;
}

const now = performance.now.bind(performance);
const lastRecord = { running: UNKNOWN_RELEASE, list: '', writtenAt: -Infinity };

/**
 * Counts the call and writes the record, unless the same releases were recorded less than {@link REPEAT_MS} ago. When
 * the record cannot be written, removes the old record: without a record, no release is blamed for the failure of
 * another release.
 */
function writeRecord(running: ReleaseJson, remotes: readonly ReleaseJson[]): void {
  let list = '';
  for (let index = 0; index < remotes.length; index += 1)
    list += index === 0 ? remotes[index] : `,${remotes[index] ?? ''}`;
  calls += 1;
  const time = now();
  if (running === lastRecord.running && list === lastRecord.list && time - lastRecord.writtenAt < REPEAT_MS)
    return;
  const record = `{"running":${running},"remotes":[${list}],"calls":${calls}}\n`;
  if (!writeToStart(record)) {
    lastRecord.writtenAt = -Infinity;
    removeRecord();
    return;
  }
  lastRecord.running = running;
  lastRecord.list = list;
  lastRecord.writtenAt = time;
}

/** @returns whether the whole text was written */
function writeToStart(text: string): boolean {
  try {
    return writeSync(ACTIVITY_FD, text, 0) >= text.length;
  } catch {
    return false;
  }
}

function removeRecord(): void {
  try {
    ftruncateSync(ACTIVITY_FD, 0);
  } catch {
    // The old record stays. A failed record must not end the render.
  }
}

/**
 * Runs `render` in an asynchronous context. In this context, {@link recordCall} and {@link recordTimer} find the activity
 * of the render.
 * @returns the result, and the remotes that were called for the render
 */
export async function runRender<T>(
  render: () => Promise<T>,
): Promise<{ result: T; remotes: readonly ReleaseJson[] }> {
  const activity: RenderActivity = { running: undefined, remotes: [] };
  openRenders[openRenders.length] = activity;
  try {
    return { result: await currentRender.run(activity, render), remotes: activity.remotes };
  } finally {
    let index = 0;
    while (openRenders[index] !== activity) index += 1;
    openRenders[index] = openRenders[openRenders.length - 1] as RenderActivity;
    openRenders.length -= 1;
  }
}

/** Records that code of this release is called. */
export function recordCall(release: ReleaseName): void {
  const json = getReleaseJson(release);
  const render = getCurrentRender();
  if (render) render.running = json;
  if (release.app !== 'shell') {
    if (render) addOnce(render.remotes, json);
    addOnce(remotesSinceCheck, json);
  }
  writeRecord(json, listOpenRemotes());
}

/**
 * Records that the callback of a release's timer is called. For a timer of the shell, the record names the release that
 * ran last in the render that started the timer: in this timer, React may continue the render and call a component of a
 * remote again.
 */
export function recordTimer(release: ReleaseName): void {
  if (release.app !== 'shell') recordCall(release);
  else writeRecord(getCurrentRender()?.running ?? getReleaseJson(release), listOpenRemotes());
}

/**
 * Returns the remotes of a render that has just ended. Also returns remotes that ran since the last {@link
 * clearRemotesSinceCheck} and are not used by a running render.
 */
export function listRemotesToCheck(remotesOfRender: readonly ReleaseJson[]): readonly ReleaseJson[] {
  const openRemotes = listOpenRemotes();
  const remotes: ReleaseJson[] = [];
  for (let index = 0; index < remotesSinceCheck.length; index += 1) {
    const remote = remotesSinceCheck[index] ?? '';
    if (contains(remotesOfRender, remote) || !contains(openRemotes, remote)) addOnce(remotes, remote);
  }
  return remotes;
}

/** Reduces the list of the remotes that ran since the last check to the remotes of renders that have not ended. */
export function clearRemotesSinceCheck(): void {
  remotesSinceCheck = listOpenRemotes();
}

/**
 * Records that one of the remotes that ran since the last check has changed a built-in object. Does nothing when no
 * remote ran.
 */
export function recordChange(): void {
  const remotes = remotesSinceCheck;
  if (remotes.length === 1) writeRecord(remotes[0] ?? UNKNOWN_RELEASE, remotes);
  else if (remotes.length > 1) writeRecord(UNKNOWN_RELEASE, remotes);
}
