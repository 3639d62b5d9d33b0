import { EventEmitter } from 'node:events';
import { readdirSync } from 'node:fs';
import { type Duplex, duplexPair, PassThrough } from 'node:stream';
import { FrameStream } from './frames.ts';
import type { RenderServices } from './pending-render.ts';
import type { RenderJob } from './render-messages.ts';

const { jest } = import.meta;

/** The stream of the started process, and whether the process was killed. */
let startedProcess: { stream: Duplex; isKilled: boolean };
let startError: Error | undefined;

jest.unstable_mockModule('../../lib/worker-process.ts', () => ({
  startIsolatedWorker() {
    if (startError) throw startError;
    const [channel, stream] = duplexPair();
    const started = { stream, isKilled: false };
    startedProcess = started;
    const child = Object.assign(new EventEmitter(), {
      kill: () => (started.isKilled = true),
      unref: () => undefined,
    });
    return {
      child,
      channel: Object.assign(channel, { unref: () => undefined }),
      errorOutput: Object.assign(new PassThrough(), { unref: () => undefined }),
    };
  },
}));
const { RenderProcess } = await import('./render-process.ts');

const SERVICES = { fetchApi: () => Promise.reject(new Error('no API')) } as unknown as RenderServices;
const JOB = { url: '/', composition: {} } as unknown as RenderJob;

afterEach(() => (startError = undefined));

/** Starts a render. The process answers with this message. */
async function renderWithAnswer(message: unknown) {
  const renderProcess = new RenderProcess();
  const result = renderProcess.render(JOB, 'page', SERVICES).then(
    ({ html }) => html.toString(),
    (error: unknown) => String(error),
  );
  const channel = new FrameStream<unknown, { kind: string }>(startedProcess.stream, () => undefined);
  channel.send(message);
  return { result: await result, isKilled: startedProcess.isKilled, isAlive: renderProcess.isAlive };
}

describe('kills a process that answers', () => {
  it.each<[string, unknown, RegExp]>([
    [
      'a negative length of the page',
      { kind: 'rendered', id: 1, result: {}, storedBytes: -1 },
      /did not store/,
    ],
    ['a length as text', { kind: 'rendered', id: 1, result: {}, storedBytes: '5' }, /did not store/],
    [
      'a length that is too large',
      { kind: 'rendered', id: 1, result: {}, storedBytes: 1e9 },
      /did not store/,
    ],
    ['a length that is null', { kind: 'rendered', id: 1, result: {}, storedBytes: null }, /did not store/],
    ['null', null, /invalid message/],
    ['a failure without a release', { kind: 'failed', id: 1 }, /invalid message/],
    ['an API call without a path', { kind: 'fetchApi', id: 1, call: 1 }, /invalid message/],
  ])('%s, and rejects the render', async (_what, message, reason) => {
    const outcome = await renderWithAnswer(message);
    expect(outcome).toMatchObject({ isKilled: true, isAlive: false });
    expect(outcome.result).toMatch(reason);
  });
});

it('closes both files of a process that cannot be started', () => {
  startError = new Error('EMFILE');
  const countFiles = () => readdirSync('/proc/self/fd').length;
  const before = countFiles();
  for (let start = 0; start < 3; start += 1) expect(() => new RenderProcess()).toThrow('EMFILE');
  expect(countFiles()).toBe(before);
});
