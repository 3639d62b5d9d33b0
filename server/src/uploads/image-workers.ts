import type { ChildProcess } from 'node:child_process';
import { RuleError, TooOftenError } from '../http/errors.ts';
import { startWorker } from '../lib/worker-process.ts';
import type { ImageType } from './image-type.ts';
import type { ImageJob } from './image-worker.ts';
import type { RenderedImage, RenderProblem } from './render.ts';

const AT_ONCE = 2;
const WAITING = 20;
const TIMEOUT_MS = 15_000;
/** A photograph of 50 million pixels takes at most 600 MB; the pictures inside a drawing take what they like. */
const MEMORY_MAX_BYTES = 1024 ** 3;
/** An idle worker is let go: it holds some 60 MB. */
const IDLE_MS = 30_000;

const PROBLEMS: Record<RenderProblem, string> = {
  pixels: 'This image has too many pixels: at most 50 million.',
  damaged: 'This image is damaged and cannot be read.',
};

export interface ImageWorkersOptions {
  timeoutMs?: number;
  memoryMaxBytes?: number;
  waiting?: number;
}

/** Renders pictures in processes apart, a few at a time, so that no picture can take the server down. */
export class ImageWorkers {
  readonly #timeoutMs: number;
  readonly #memoryMaxBytes: number;
  readonly #waiting: number;
  readonly #idle: ChildProcess[] = [];
  readonly #all = new Set<ChildProcess>();
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor({
    timeoutMs = TIMEOUT_MS,
    memoryMaxBytes = MEMORY_MAX_BYTES,
    waiting = WAITING,
  }: ImageWorkersOptions = {}) {
    this.#timeoutMs = timeoutMs;
    this.#memoryMaxBytes = memoryMaxBytes;
    this.#waiting = waiting;
  }

  /**
   * @throws RuleError when the picture cannot be read
   * @throws TooOftenError when too many others wait already
   */
  async render(bytes: Buffer, type: ImageType): Promise<RenderedImage> {
    await this.#enter();
    try {
      const outcome = await this.#run({ bytes, type });
      if (typeof outcome === 'string') throw new RuleError(PROBLEMS[outcome]);
      return outcome;
    } finally {
      this.#leave();
    }
  }

  close(): void {
    for (const worker of this.#all) worker.kill('SIGKILL');
  }

  async #enter(): Promise<void> {
    if (this.#running < AT_ONCE) {
      this.#running += 1;
      return;
    }
    if (this.#queue.length >= this.#waiting) {
      throw new TooOftenError('Many images are being uploaded just now. Please try again in a moment.');
    }
    await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  /** The place goes straight to who waited longest, or becomes free. */
  #leave(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#running -= 1;
  }

  #run(job: ImageJob): Promise<RenderedImage | RenderProblem> {
    const worker = this.#idle.pop() ?? this.#start();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => worker.kill('SIGKILL'), this.#timeoutMs);
      const onExit = () => {
        clearTimeout(timer);
        reject(new RuleError('This image is too complicated to be read.'));
      };
      worker.once('exit', onExit);
      worker.once('message', (outcome: RenderedImage | RenderProblem) => {
        clearTimeout(timer);
        worker.off('exit', onExit);
        this.#rest(worker);
        resolve(outcome);
      });
      // A worker that cannot be reached has ended, or is about to: `exit` tells.
      worker.send(job, () => undefined);
    });
  }

  #start(): ChildProcess {
    const worker = startWorker('uploads/image-worker.ts', {
      UV_THREADPOOL_SIZE: '2',
      MEMORY_MAX_BYTES: String(this.#memoryMaxBytes),
    });
    this.#all.add(worker);
    worker.once('exit', () => {
      this.#all.delete(worker);
      this.#takeFromIdle(worker);
    });
    return worker;
  }

  #rest(worker: ChildProcess): void {
    this.#idle.push(worker);
    setTimeout(() => this.#takeFromIdle(worker) && worker.kill('SIGKILL'), IDLE_MS).unref();
  }

  /** Whether it was idle; from now on no job goes to it. */
  #takeFromIdle(worker: ChildProcess): boolean {
    const place = this.#idle.indexOf(worker);
    if (place >= 0) this.#idle.splice(place, 1);
    return place >= 0;
  }
}
