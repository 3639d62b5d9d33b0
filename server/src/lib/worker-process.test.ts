import { readFile } from 'node:fs/promises';
import { startRenderWorker } from '../platform/rendering/start-render-worker.ts';
import { expectSoon } from '../testing/expect-soon.ts';

const itOnLinux = process.platform === 'linux' ? it : it.skip;

itOnLinux('limits the memory of an isolated worker by the system', async () => {
  const worker = startRenderWorker();
  try {
    const { pid } = worker.child;
    // The limit is set when the shell has started.
    await expectSoon(
      () => readFile(`/proc/${pid}/limits`, 'utf8'),
      /^Max data size +1610612736 +1610612736 /m,
    );
  } finally {
    worker.child.kill('SIGKILL');
    await worker.exitSignal;
    worker.activity.close();
    worker.pages.close();
  }
});
