import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { ImageWorkers } from './image-workers.ts';

const { jest } = import.meta;

/** Replaces a worker process. Answers each job at once, and counts the calls of `kill`. */
class FakeWorker extends EventEmitter {
  killCount = 0;

  send(_job: { purpose: string }): boolean {
    void Promise.resolve().then(() => this.emit('message', { content: new Uint8Array() }));
    return true;
  }

  kill(): boolean {
    this.killCount += 1;
    this.emit('exit', null, 'SIGKILL');
    return true;
  }
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('ends a worker 30 seconds after its last picture', async () => {
  const workers: FakeWorker[] = [];
  const imageWorkers = new ImageWorkers({
    start: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as ChildProcess;
    },
  });
  const render = () => imageWorkers.render('show', Buffer.from('picture'), 'image/png');
  await render();
  jest.advanceTimersByTime(29_000);
  await render();
  jest.advanceTimersByTime(29_000);
  expect(workers.map(({ killCount }) => killCount)).toEqual([0]);
  jest.advanceTimersByTime(1_000);
  expect(workers.map(({ killCount }) => killCount)).toEqual([1]);
  await render();
  expect(workers).toHaveLength(2);
});

test('asks to try again when the machine is too busy to render a picture within a minute', async () => {
  const worker = new FakeWorker();
  worker.send = () => true;
  const imageWorkers = new ImageWorkers({ start: () => worker as unknown as ChildProcess });
  const refusal = expect(
    imageWorkers.render('show', Buffer.from('picture'), 'image/png'),
  ).rejects.toMatchObject({
    statusCode: 429,
    message: 'Many images are being uploaded right now. Please try again in a moment.',
  });
  await jest.advanceTimersByTimeAsync(59_900);
  expect(worker.killCount).toBe(0);
  await jest.advanceTimersByTimeAsync(100);
  await refusal;
  expect(worker.killCount).toBe(1);
});
