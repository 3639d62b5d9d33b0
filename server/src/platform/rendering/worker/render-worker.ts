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
import { recordActivity } from './activity.ts';
import { ServerBundles } from './bundles.ts';
import { recordIntrinsics } from './intrinsics.ts';
import { renderJob } from './render-job.ts';
import { restrictGlobals } from './sandbox.ts';

/*
 * The render process, which runs the server bundles of releases. It receives bundles and API responses from
 * its parent process by messages.
 */

/** Position of the stream to the parent in the `stdio` of this process. */
const CHANNEL_FD = 3;

/** Shortest time between two checks of the built-in objects after renders. */
const CHECK_INTERVAL_MS = 100;

const originalProcess = process;
const exit = process.exit.bind(process);
const socket = new Socket({ fd: CHANNEL_FD });
const channel = new FrameStream<FromRenderProcess, ToRenderProcess>(socket, receive);
restrictGlobals();
const areIntrinsicsChanged = recordIntrinsics();

/** Calls to the parent process that wait for a response. */
const calls = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
let callCount = 0;

function callParent<T>(messageFor: (call: number) => FromRenderProcess): Promise<T> {
  callCount += 1;
  const call = callCount;
  return new Promise<T>((resolve, reject) => {
    calls.set(call, { resolve, reject });
    channel.send(messageFor(call));
  });
}

const bundles = new ServerBundles({
  read: (release) => callParent<BundleSource>((call) => ({ kind: 'readBundle', call, release })),
  beforeRun: recordActivity,
  afterLoad: endIfChanged,
});

/**
 * Ends the process when a bundle has changed built-in objects. The parent process then blocks the last release that
 * ran.
 */
function endIfChanged(): void {
  if (areIntrinsicsChanged()) exit(1);
}

const now = performance.now.bind(performance);
let checkedAt = now();

/**
 * Checks the built-in objects after a render, at most once in {@link CHECK_INTERVAL_MS}. More checks would slow down
 * the renders.
 */
function checkIntrinsicsAtIntervals(): void {
  if (now() - checkedAt < CHECK_INTERVAL_MS) return;
  checkedAt = now();
  endIfChanged();
}

async function render(id: number, mode: RenderMode, job: RenderJob): Promise<void> {
  const outcome = await renderJob(job, mode, {
    bundles,
    beforeRun: recordActivity,
    fetchApi: (path) => callParent<ApiResponse>((call) => ({ kind: 'fetchApi', call, id, path })),
  });
  if ('failure' in outcome) {
    channel.send({ kind: 'failed', id, failure: outcome.failure });
    return;
  }
  const { html, ...result } = outcome.result;
  channel.send({ kind: 'rendered', id, result }, html);
  checkIntrinsicsAtIntervals();
}

const compositions = new Map<number, CompositionFields>();

function receive(message: ToRenderProcess, content: Buffer): void {
  switch (message.kind) {
    case 'ping':
      channel.send({ kind: 'pong', number: message.number, memoryBytes: originalProcess.memoryUsage.rss() });
      return;
    case 'composition':
      // Frozen, because all renders share the object.
      compositions.set(message.number, deepFreeze(message.fields));
      return;
    case 'forgetComposition':
      compositions.delete(message.number);
      return;
    case 'render': {
      const composition = compositions.get(message.composition);
      if (composition) void render(message.id, message.mode, { ...message.visit, composition });
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
  const call = calls.get(message.call);
  calls.delete(message.call);
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
