import { buildApp } from '../build-app.ts';
import { listAppInputs, computeInputsDigest, recordBuild } from '../build-inputs.mjs';
import { findCurrentApp } from './lib/current-app.ts';
import { CommandError, runCommand } from './lib/run-command.ts';

/**
 * `npm run build -w shop-remote` builds the shop into `shop-remote/dist/release`. The build of the whole repository
 * passes the app's folder: `rangmala build shop-remote`.
 */
await runCommand({ maxArguments: 1 }, async ({ positionals: [folderArgument] }) => {
  const { folder, app } =
    folderArgument === undefined ? await findCurrentApp() : { folder: folderArgument, app: folderArgument };
  const digest = computeInputsDigest(listAppInputs(folder));
  await buildApp(folder).catch((error: unknown) => {
    throw new CommandError(
      `${app} does not build: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  recordBuild(`${folder}/dist`, digest);
});
