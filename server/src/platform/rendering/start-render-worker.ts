import { type IsolatedWorker, startIsolatedWorker } from '../../lib/worker-process.ts';
import { ActivityFile } from './activity-file.ts';
import { PageFile } from './page-file.ts';

/** A render process with its two files. The caller must close the files when the process has ended. */
export interface RenderWorker extends IsolatedWorker {
  activity: ActivityFile;
  pages: PageFile;
  /** Resolves when the process has ended, with the signal that ended the process; null without a signal. */
  exitSignal: Promise<NodeJS.Signals | null>;
}

/**
 * Starts a render process.
 * @throws Error when a file cannot be opened or the process cannot be started; both files are closed then
 */
export function startRenderWorker(): RenderWorker {
  const files: { close(): void }[] = [];
  const registerFile = <T extends { close(): void }>(file: T): T => {
    files.push(file);
    return file;
  };
  try {
    const activity = registerFile(new ActivityFile());
    const pages = registerFile(new PageFile());
    const fds = [activity.fd, pages.fd];
    const worker = startIsolatedWorker('platform/rendering/worker/render-worker.ts', fds);
    const exitSignal = new Promise<NodeJS.Signals | null>((resolve) => {
      worker.child.once('close', (_code, signal) => resolve(signal));
      worker.child.once('error', () => resolve(null));
    });
    return { ...worker, activity, pages, exitSignal };
  } catch (error) {
    for (const file of files) file.close();
    throw error;
  }
}
