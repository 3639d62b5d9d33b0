import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { UPLOAD_DAMAGED, UPLOAD_TOO_MANY_PIXELS } from '@rangmala/shared/contract';
import { RuleError, TooManyRequestsError } from '../http/errors.ts';
import { Semaphore } from '../lib/semaphore.ts';
import { startWorker } from '../lib/worker-process.ts';
import { writeFontSettings } from './drawing-fonts.ts';
import type { ImageJob, Renderers } from './image-worker.ts';
import type { PrintDrawing, PrintImage } from './render-print-image.ts';
import type { DecodableType, ImageProblem } from './decode-image.ts';

const MAX_CONCURRENT = 2;
const MAX_WAITING = 20;
/** Variants for pages that may wait. One page can ask for dozens at once, and each takes a fraction of a second. */
const MAX_WAITING_VARIANTS = 500;
/** Time limit of a picture. A picture reaches this limit only when the machine is too busy to render it. */
const TIME_LIMIT_MS = 60_000;
/** CPU time limit for all jobs except `drawing`. */
const CPU_LIMIT_MS = 15_000;
/**
 * CPU time limit for rendering a drawing in the size for print. A drawing with flat shapes needs 0.1 seconds, and a
 * drawing with a few blurred shapes needs 17 seconds (measured).
 */
const DRAWING_CPU_LIMIT_MS = 5_000;
/** Largest PNG of a drawing in the size for print, in bytes. Only drawings with large photographs exceed this size. */
const DRAWING_MAX_BYTES = 10 * 1024 ** 2;
/**
 * Largest amount of memory that a worker may use. A picture of 60 million pixels needs 320 to 550 MB, or 710 MB as
 * interlaced PNG with 16 bits per channel (measured). Pictures in an SVG can need any amount.
 */
const MEMORY_MAX_BYTES = 1024 ** 3;
/** Longest time for which an idle worker is kept. An idle worker uses about 60 MB. */
const IDLE_MS = 30_000;

const PROBLEM_MESSAGES: Partial<Record<ImageProblem, string>> = {
  pixels: UPLOAD_TOO_MANY_PIXELS,
  damaged: UPLOAD_DAMAGED,
};

const createRefusal = () =>
  new TooManyRequestsError('Many images are being uploaded right now. Please try again in a moment.');
const createVariantRefusal = () => new TooManyRequestsError();

export interface ImageWorkersOptions {
  /** CPU time limit of a picture. */
  cpuLimitMs?: number;
  memoryMaxBytes?: number;
  maxWaiting?: number;
  /** Priority of the worker processes, from 0 (normal) to 19 (lowest). */
  priority?: number;
  /** Starts a worker process; by default `image-worker.ts`. */
  start?: () => ChildProcess;
}

/** What a renderer returns for a picture that it can render. */
type Rendered<Purpose extends keyof Renderers> = Exclude<
  Awaited<ReturnType<Renderers[Purpose]>>,
  ImageProblem
>;

/**
 * Decodes up to two new pictures and two stored pictures at a time in separate processes, because decoding a picture may
 * crash the process.
 */
export class ImageWorkers {
  readonly #cpuLimitMs: number;
  readonly #semaphore: Semaphore;
  /** Separate from new pictures: visitors do not wait for uploads, and uploads do not wait for visitors. */
  readonly #variantSemaphore: Semaphore;
  readonly #startProcess: () => ChildProcess;
  /** Idle workers with the timers that end them. */
  readonly #idleWorkers = new Map<ChildProcess, NodeJS.Timeout>();
  readonly #workers = new Set<ChildProcess>();

  constructor({
    cpuLimitMs = CPU_LIMIT_MS,
    memoryMaxBytes = MEMORY_MAX_BYTES,
    maxWaiting = MAX_WAITING,
    priority = 0,
    start = () => startImageWorker(memoryMaxBytes, priority),
  }: ImageWorkersOptions = {}) {
    this.#cpuLimitMs = cpuLimitMs;
    this.#startProcess = start;
    this.#semaphore = new Semaphore(MAX_CONCURRENT, maxWaiting, createRefusal);
    this.#variantSemaphore = new Semaphore(MAX_CONCURRENT, MAX_WAITING_VARIANTS, createVariantRefusal);
  }

  /**
   * Renders a picture in a worker process.
   * @param args arguments of the renderer of `purpose` in `image-worker.ts`
   * @throws RuleError when the picture cannot be rendered, for example a damaged picture or a picture with too many
   * pixels
   * @throws TooManyRequestsError when too many pictures wait, or when the machine is too busy to render the picture
   */
  async render<Purpose extends keyof Renderers>(
    purpose: Purpose,
    ...args: Parameters<Renderers[Purpose]>
  ): Promise<Rendered<Purpose>> {
    const isStored = purpose === 'variant' || purpose === 'stored';
    const semaphore = isStored ? this.#variantSemaphore : this.#semaphore;
    const cpuLimitMs = purpose === 'drawing' ? DRAWING_CPU_LIMIT_MS : this.#cpuLimitMs;
    const outcome = await semaphore.run(() => this.#run({ purpose, args, cpuLimitMs }));
    if (typeof outcome === 'string') throw new RuleError(PROBLEM_MESSAGES[outcome] ?? outcome);
    return outcome as Rendered<Purpose>;
  }

  /**
   * Renders a picture for print. A drawing keeps the size for screens when the size for print needs too much time,
   * memory or storage.
   * @param screenSide longest side of the picture for screens, in pixels
   * @throws the same errors as {@link render}
   */
  async renderForPrint(buffer: Buffer, type: DecodableType, screenSide?: number): Promise<PrintImage> {
    const image = await this.render('print', buffer, type, screenSide);
    if (type !== 'image/svg+xml') return image;
    return { ...image, ...(await this.#renderDrawing(buffer, type)) };
  }

  async #renderDrawing(buffer: Buffer, type: DecodableType): Promise<PrintDrawing | undefined> {
    try {
      const drawing = await this.render('drawing', buffer, type);
      return drawing.content.length > DRAWING_MAX_BYTES ? undefined : drawing;
    } catch (error) {
      if (error instanceof RuleError) return undefined;
      throw error;
    }
  }

  close(): void {
    for (const worker of this.#workers) worker.kill('SIGKILL');
  }

  #run(job: ImageJob): Promise<object | ImageProblem> {
    const worker = this.#takeIdle() ?? this.#start();
    return new Promise((resolve, reject) => {
      let refusal: Error = new RuleError('This image is too complicated to be read.');
      const timer = setTimeout(() => {
        refusal = createRefusal();
        worker.kill('SIGKILL');
      }, TIME_LIMIT_MS);
      const onExit = () => {
        clearTimeout(timer);
        reject(refusal);
      };
      worker.once('exit', onExit);
      worker.once('message', (outcome: object | ImageProblem) => {
        clearTimeout(timer);
        worker.off('exit', onExit);
        this.#markIdle(worker);
        resolve(outcome);
      });
      // Ignores a failed send, because the worker then ends and emits `exit`.
      worker.send(job, () => undefined);
    });
  }

  #start(): ChildProcess {
    const worker = this.#startProcess();
    this.#workers.add(worker);
    worker.once('exit', () => {
      this.#workers.delete(worker);
      this.#removeFromIdle(worker);
    });
    return worker;
  }

  #markIdle(worker: ChildProcess): void {
    const timer = setTimeout(() => {
      this.#removeFromIdle(worker);
      worker.kill('SIGKILL');
    }, IDLE_MS).unref();
    this.#idleWorkers.set(worker, timer);
  }

  /** Returns the worker that became idle last, and stops its timer; undefined when no worker is idle. */
  #takeIdle(): ChildProcess | undefined {
    const worker = [...this.#idleWorkers.keys()].at(-1);
    if (worker) this.#removeFromIdle(worker);
    return worker;
  }

  #removeFromIdle(worker: ChildProcess): void {
    clearTimeout(this.#idleWorkers.get(worker));
    this.#idleWorkers.delete(worker);
  }
}

function startImageWorker(memoryMaxBytes: number, priority: number): ChildProcess {
  const worker = startWorker('uploads/image-worker.ts', {
    UV_THREADPOOL_SIZE: '2',
    MEMORY_MAX_BYTES: String(memoryMaxBytes),
    // Gives the text of drawings the shop's own fonts.
    FONTCONFIG_FILE: writeFontSettings(),
  });
  if (priority > 0 && worker.pid !== undefined) setPriority(worker.pid, priority);
  return worker;
}
