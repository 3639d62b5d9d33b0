import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { closeGracefully } from './http/graceful-shutdown.ts';
import { DEMO_FOLDER } from './lib/paths.ts';
import { prepareDataDir } from './storage/open-storage.ts';
import { getErrorCode } from './lib/error-code.ts';
import { ActiveSnapshot } from './platform/registry/active-snapshot.ts';
import { checkBuiltReleases } from './platform/release-checks/run-release-checks.ts';
import { type PublishOptions, publishBuiltReleases } from './platform/releases/publish-built.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { sitePlugin } from './platform/plugin.ts';

/** Time limit for open requests to finish after SIGTERM or SIGINT. */
const SHUTDOWN_TIMEOUT_MS = 25_000;

/** Root folder of the repository: two levels above the folder of this program. */
const REPOSITORY_ROOT = fileURLToPath(new URL('../..', import.meta.url));

const settings = readSettingsOrExit();
const app = await startServerOrExit(settings);
// A signal can arrive twice: a terminal sends the signal to npm and to this process, and npm forwards the signal. The
// second signal must not restart the shutdown.
let shutdown: Promise<void> | undefined;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void (shutdown ??= stopServer(app)));
announce(`ready ${settings.publicUrl}`);

function announce(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readSettingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) return exitWithMessage(error.message);
    throw error;
  }
}

async function startServerOrExit(settings: Settings): Promise<FastifyInstance> {
  let server: FastifyInstance | undefined;
  try {
    await prepareDataDir(settings.dataDir);
    server = await buildApp(settings, {
      site: sitePlugin,
      announce,
      demoFolder: DEMO_FOLDER,
    });
    for (const release of await publishBuiltReleases(
      server.db,
      server.storage,
      REPOSITORY_ROOT,
      createPublishOptions(server),
    )) {
      announce(`published ${release}`);
    }
    await listen(server, settings.port);
    return server;
  } catch (error) {
    await server?.close();
    const sentence = explainError(error, settings);
    if (sentence === undefined) throw error;
    return exitWithMessage(sentence);
  }
}

/**
 * Returns the options for publishing built releases. With `npm start -- --publish shop,gallery`, the built releases of
 * these apps replace the deployed releases.
 */
function createPublishOptions(server: FastifyInstance): PublishOptions {
  const { publish = '' } = readArguments();
  return {
    announce,
    appsToReplace: publish.split(',').filter((app) => app !== ''),
    check: (releases) => checkBuiltReleases(server, new ActiveSnapshot(server.db), releases),
  };
}

function readArguments(): { publish?: string | undefined } {
  try {
    return parseArgs({ options: { publish: { type: 'string' } } }).values;
  } catch {
    return exitWithMessage(
      'npm start has one option: --publish with the names of apps, such as --publish shop,gallery.',
    );
  }
}

/** Listens on all IP addresses of the machine, or only on IPv4 addresses when IPv6 is disabled. */
async function listen(server: FastifyInstance, port: number): Promise<void> {
  try {
    await server.listen({ port, host: '::' });
  } catch (error) {
    if (!['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(getErrorCode(error))) throw error;
    await server.listen({ port, host: '0.0.0.0' });
  }
}

/** Returns a sentence that names the settings to check; undefined for an error that no setting can cause. */
function explainError(error: unknown, settings: Settings): string | undefined {
  if (error instanceof SettingsError) return error.message;
  const reason = error instanceof Error ? error.message || getErrorCode(error) : String(error);
  switch (getErrorCode(error)) {
    case 'EADDRINUSE':
      return `PORT ${settings.port} is already taken by another program.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'EEXIST':
    case 'ENOTDIR':
    case 'ENOSPC':
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_NOTADB':
    case 'SQLITE_READONLY':
    case 'SQLITE_FULL':
      return `DATA_DIR or PORT cannot be used: ${reason}.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case '28P01':
    case '28000':
    case '3D000':
      return `The database of DATABASE_URL cannot be opened: ${reason}.`;
    default:
      return undefined;
  }
}

function exitWithMessage(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function stopServer(server: FastifyInstance): Promise<void> {
  setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
  await closeGracefully(server);
  process.exit(0);
}
