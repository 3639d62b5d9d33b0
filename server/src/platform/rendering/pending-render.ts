import type { InProcessText } from '../../http/in-process.ts';
import type { BundleSource, JobResult, ReleaseName } from './render-messages.ts';

const MAX_API_CALLS_PER_RENDER = 60;

/** The services of the server that a render needs. */
export interface RenderServices {
  fetchApi(path: string): Promise<InProcessText>;
  /** Rejects when the bundle cannot be read. */
  readBundle(release: ReleaseName): Promise<BundleSource>;
}

export interface RenderOptions {
  /** The app that the page belongs to. */
  owner?: string;
  /** Is called when the process hangs while the render waits, so that the render can be repeated in another process. */
  onHang?(): void;
  /** Time limit of the render in milliseconds; 6,000 by default. */
  timeoutMs?: number;
}

/** A render that waits for its result. */
export interface PendingRender extends RenderServices, RenderOptions {
  resolve(result: JobResult): void;
  reject(error: Error): void;
  apiCalls: number;
  timer: NodeJS.Timeout;
}

/**
 * Calls the API for a render.
 * @returns undefined when the call fails or is not allowed
 */
export async function callApi(render: PendingRender, path: string): Promise<InProcessText | undefined> {
  render.apiCalls += 1;
  const isAllowed = render.apiCalls <= MAX_API_CALLS_PER_RENDER && path.startsWith('/');
  return isAllowed ? render.fetchApi(path).catch(() => undefined) : undefined;
}
