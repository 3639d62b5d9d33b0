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
  const render = () => imageWorkers.render(Buffer.from('picture'), 'image/png');
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

test('returns a drawing in the size for screens when the size for print takes more than 5 seconds', async () => {
  class SlowWorker extends FakeWorker {
    override send({ purpose }: { purpose: string }): boolean {
      if (purpose === 'print')
        void Promise.resolve().then(() => this.emit('message', { width: 2000, height: 1000 }));
      return true;
    }
  }
  const imageWorkers = new ImageWorkers({ start: () => new SlowWorker() as unknown as ChildProcess });
  const image = imageWorkers.renderForPrint(Buffer.from('<svg/>'), 'image/svg+xml');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await image).toEqual({ width: 2000, height: 1000 });
});

test('renders a picture on a busy machine that gives the worker little CPU time', async () => {
  const { worker, image } = renderWithSilentWorker(() => 0);
  await jest.advanceTimersByTimeAsync(59_000);
  worker.emit('message', { content: new Uint8Array() });
  expect(await image).toEqual({ content: new Uint8Array() });
});

test('asks to try again when the machine is too busy to render a picture', async () => {
  const { worker, image } = renderWithSilentWorker((elapsedMs) => elapsedMs / 10);
  const refusal = expect(image).rejects.toMatchObject({
    statusCode: 429,
    message: 'Many images are being uploaded right now. Please try again in a moment.',
  });
  await jest.advanceTimersByTimeAsync(60_000);
  await refusal;
  expect(worker.killCount).toBe(1);
});

test.each([
  ['all', 1, 15_000],
  ['half', 2, 30_000],
])('refuses a picture when its worker gets %s of the CPU time', async (_share, divisor, limitMs) => {
  const { worker, image } = renderWithSilentWorker((elapsedMs) => elapsedMs / divisor);
  const refusal = expect(image).rejects.toMatchObject({
    statusCode: 422,
    message: 'This image is too complicated to be read.',
  });
  await jest.advanceTimersByTimeAsync(limitMs - 100);
  expect(worker.killCount).toBe(0);
  await jest.advanceTimersByTimeAsync(200);
  await refusal;
  expect(worker.killCount).toBe(1);
});

/** Renders a picture with a worker that does not answer. */
function renderWithSilentWorker(getCpuMs: (elapsedMs: number) => number) {
  const worker = new FakeWorker();
  worker.send = () => true;
  const startedAt = performance.now();
  const imageWorkers = new ImageWorkers({
    start: () => worker as unknown as ChildProcess,
    readTime: () => Promise.resolve(getCpuMs(performance.now() - startedAt)),
  });
  return { worker, image: imageWorkers.render(Buffer.from('picture'), 'image/png') };
}
