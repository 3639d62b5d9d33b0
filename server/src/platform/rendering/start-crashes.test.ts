import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withFolder } from '../../testing/app.ts';
import { expectSoon } from '../../testing/expect-soon.ts';
import { createPageBundle, withShop } from '../../testing/rendered-shop.ts';
import { RenderPausedError } from './render-process-error.ts';

const { execPath } = process;
afterEach(() => {
  process.execPath = execPath;
});

it('pauses the starts of processes that crash at their start, and then renders again', () =>
  withFolder((folder) =>
    withShop(createPageBundle('return hello'), async (render) => {
      const startsFile = join(folder, 'starts');
      const program = join(folder, 'node');
      await writeFile(startsFile, '');
      await writeFile(program, `#!/bin/sh\necho start >> '${startsFile}'\nexit 1\n`, { mode: 0o755 });
      process.execPath = program;
      const errors: unknown[] = [];
      for (let page = 0; page < 20; page += 1)
        await render('shop').catch((error: unknown) => void errors.push(error));
      expect(errors).toHaveLength(20);
      expect(errors.at(-1)).toBeInstanceOf(RenderPausedError);
      const starts = (await readFile(startsFile, 'utf8')).match(/start/g) ?? [];
      expect(starts).toHaveLength(2);

      process.execPath = execPath;
      await expectSoon(
        () =>
          render('shop').then(
            ({ html }) => html,
            (error: unknown) => String(error),
          ),
        /^Namaste$/,
      );
    }),
  ));
