import { Socket } from 'node:net';
import type { ApiResponse } from '@rangmala/shared/contract';
import type { CompositionFields } from '../../registry/composition.ts';
import { FrameStream } from '../frames.ts';
import type {
  BundleSource,
  FromRenderProcess,
  RenderJob,
  RenderMode,
  ToRenderProcess,
} from '../render-messages.ts';
import {
  clearRemotesSinceCheck,
  listRemotesToCheck,
  recordCall,
  recordChange,
  recordTimer,
  runRender,
} from './activity.ts';
import { ServerBundles } from './bundles.ts';
import { CheckTimes } from './check-times.ts';
import { recordIntrinsics } from './intrinsics.ts';
import { type JobOutcome, renderJob } from './render-job.ts';
import { restrictGlobals } from './sandbox.ts';
import { storePage } from './store-page.ts';

/*
 * Entry point of the render process, which runs the server bundles of releases. The parent process sends bundles and API
 * responses in messages.
 */

/** Position of the stream to the parent in the `stdio` of this process. */
const CHANNEL_FD = 3;

const originalProcess = process;
const exit = process.exit.bind(process);
const socket = new Socket({ fd: CHANNEL_FD });
const channel = new FrameStream<FromRenderProcess, ToRenderProcess>(socket, receiveMessage);
restrictGlobals();
const haveIntrinsicsChanged = recordIntrinsics();

const pendingCalls = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
let callCount = 0;

function callParent<T>(createMessage: (call: number) => FromRenderProcess): Promise<T> {
  callCount += 1;
  const call = callCount;
  return new Promise<T>((resolve, reject) => {
    pendingCalls.set(call, { resolve, reject });
    channel.send(createMessage(call));
  });
}

const bundles = new ServerBundles({
  read: (release) => callParent<BundleSource>((call) => ({ kind: 'readBundle', call, release })),
  beforeRun(release) {
    endIfIntrinsicsChanged();
    recordCall(release);
  },
  beforeTimer: recordTimer,
  afterLoad() {
    // Does not call `recordChange`: the activity record names the bundle, because no other code has run since
    // `beforeRun`.
    if (haveIntrinsicsChanged()) exit(1);
  },
});

/**
 * Ends the process when built-in objects have changed, after recording the remotes that ran since the last check.
 * Otherwise starts a new list of these remotes.
 */
function endIfIntrinsicsChanged(): void {
  if (haveIntrinsicsChanged()) {
    recordChange();
    exit(1);
  }
  clearRemotesSinceCheck();
}

const now = performance.now.bind(performance);

const checkTimes = new CheckTimes();

/**
 * Checks the built-in objects after a page that the shell could not render, and when {@link CheckTimes} requires a
 * check for the remotes of the page. Does not check after each page, because each check compares all built-in objects.
 * The check does not count for a remote that only unfinished pages use, because an unfinished page may change the
 * objects later.
 * @param remotesOfRender the remotes that were called for the page, as JSON
 */
function checkIntrinsicsAfterRender(outcome: JobOutcome, remotesOfRender: readonly string[]): void {
  const remotes = listRemotesToCheck(remotesOfRender);
  const time = now();
  if (!('failure' in outcome) && !checkTimes.isDue(remotes, time)) return;
  checkTimes.record(remotes, time);
  endIfIntrinsicsChanged();
}

async function renderAndSendPage(
  id: number,
  mode: RenderMode,
  job: RenderJob,
  slot: number | undefined,
): Promise<void> {
  const { result: outcome, remotes } = await runRender(() =>
    renderJob(job, mode, {
      bundles,
      beforeRun: recordCall,
      fetchApi: (path) => callParent<ApiResponse>((call) => ({ kind: 'fetchApi', call, id, path })),
    }),
  );
  checkIntrinsicsAfterRender(outcome, remotes);
  if ('failure' in outcome) {
    channel.send({ kind: 'failed', id, failure: outcome.failure });
    return;
  }
  const { html, ...result } = outcome.result;
  const storedBytes = slot === undefined ? undefined : storePage(slot, html);
  if (storedBytes === undefined) channel.send({ kind: 'rendered', id, result }, html);
  else channel.send({ kind: 'rendered', id, result, storedBytes });
}

const compositions = new Map<number, CompositionFields>();

function receiveMessage(message: ToRenderProcess, content: Buffer): void {
  switch (message.kind) {
    case 'ping':
      channel.send({ kind: 'pong', number: message.number, memoryBytes: originalProcess.memoryUsage.rss() });
      return;
    case 'composition':
      // Freezes the object, because all renders share it.
      compositions.set(message.number, deepFreeze(message.fields));
      return;
    case 'forgetComposition':
      compositions.delete(message.number);
      return;
    case 'render': {
      const composition = compositions.get(message.composition);
      if (composition)
        renderAndSendPage(message.id, message.mode, { ...message.visit, composition }, message.slot).catch(
          endIfIntrinsicsChanged,
        );
      return;
    }
    case 'apiResponse':
    case 'bundle':
      finishCall(message, content);
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

function finishCall(message: ToRenderProcess & { kind: 'apiResponse' | 'bundle' }, content: Buffer): void {
  const call = pendingCalls.get(message.call);
  pendingCalls.delete(message.call);
  if (!call) return;
  if (message.kind === 'bundle') {
    const { base, problem = 'No answer.' } = message;
    if (base === undefined) call.reject(new Error(problem));
    else call.resolve({ code: content.toString('utf8'), base } satisfies BundleSource as never);
    return;
  }
  if (message.status === undefined) call.reject(new Error('No answer.'));
  else {
    const body = JSON.parse(content.toString('utf8')) as unknown;
    call.resolve({ status: message.status, body } satisfies ApiResponse as never);
  }
}

socket.on('close', () => exit());
originalProcess.on('uncaughtException', () => undefined);
originalProcess.on('unhandledRejection', () => undefined);
