import { createBirpc } from 'birpc';
import { LRUCache } from 'lru-cache';
import type { ApiResponse, RenderRequest } from '@rangmala/shared/contract';
import type { CompositionFields } from '../../registry/composition.ts';
import type {
  JobFailure,
  JobResult,
  ReleaseName,
  RenderFields,
  RenderProcessFunctions,
  ServerFunctions,
} from '../render-calls.ts';
import { ServerBundles } from './bundles.ts';

/*
 * Entry point of the render process, which runs the server bundles of releases. The server reads bundles and calls the
 * API for it.
 */

/** Time between two calls of `reportAlive`. */
const ALIVE_INTERVAL_MS = 500;

/** Largest number of compositions in memory. Each canary and each preview has a separate composition. */
const MAX_COMPOSITIONS = 20;

const MAX_ERROR_LENGTH = 2_000;

const server = createBirpc<ServerFunctions, RenderProcessFunctions>(
  { load: loadBundles, render: renderPage },
  {
    post: (message) => process.send?.(message),
    on: (receive) => process.on('message', receive),
    eventNames: ['reportAlive', 'reportEntry'],
    timeout: -1,
  },
);
const bundles = new ServerBundles({
  read: (release) => server.readBundle(release),
  beforeRun: announceRelease,
});
const compositions = new LRUCache<number, CompositionFields>({ max: MAX_COMPOSITIONS });
let enteredRelease = '';

/**
 * Tells the server that code of a release runs next. Node writes a message to the pipe at once, so the server receives
 * the message even when the code never returns.
 */
function announceRelease(release: ReleaseName): void {
  const key = `${release.app} ${release.version}`;
  if (key === enteredRelease) return;
  enteredRelease = key;
  void server.reportEntry(release);
}

async function fetchApi(id: number, path: string): Promise<ApiResponse> {
  if (!path.startsWith('/')) throw new Error(`The API path ${path} does not start with a slash.`);
  const { status, json } = await server.fetchApi(id, path);
  if (json === undefined) throw new Error(`The response of ${path} is not JSON.`);
  return { status, body: JSON.parse(json) as unknown };
}

async function loadModule(
  composition: CompositionFields,
  skipped: readonly ReleaseName[],
  app: string,
  name: string,
  index: number,
): Promise<unknown> {
  const { shell, remotes } = composition.snapshot;
  const version =
    app === 'shell' ? shell : remotes.find((remote) => remote.app === app)?.releases[index]?.version;
  if (version === undefined) throw new Error(`${app} has no such release.`);
  if (skipped.some((release) => release.app === app && release.version === version))
    throw new Error(`${app} ${version} made a render process fail and is not rendered at present.`);
  const { modules } =
    app === 'shell' ? await bundles.loadShell(shell) : await bundles.loadRemote({ app, version }, shell);
  const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (typeof module !== 'object' || module === null)
    throw new Error(`${app} ${version} has no server module ${name}.`);
  return announceUse(module, { app, version });
}

/**
 * Returns a proxy of a module that announces the release when the shell reads the component (`default`) or the data
 * function, because the shell then runs code of the module.
 */
function announceUse(module: object, release: ReleaseName): object {
  return new Proxy(module, {
    get(target, key) {
      if (key === 'default' || key === 'data') announceRelease(release);
      return Reflect.get(target, key) as unknown;
    },
  });
}

async function renderPage(
  id: number,
  compositionNumber: number,
  fields: RenderFields,
  skipped: readonly ReleaseName[],
): Promise<JobResult | { shellFailure: JobFailure }> {
  const composition = compositions.get(compositionNumber) ?? (await server.readComposition(id));
  compositions.set(compositionNumber, composition);
  const shell = { app: 'shell', version: composition.snapshot.shell };
  try {
    const { render } = await bundles.loadShell(shell.version);
    announceRelease(shell);
    const request: RenderRequest = {
      ...composition,
      ...fields,
      fetchApi: (path) => fetchApi(id, path),
      loadModule: (app, name, index) => loadModule(composition, skipped, app, name, index),
    };
    const { html, failures, ...result } = await render(request);
    return {
      ...result,
      html: Buffer.from(html),
      failures: failures.map(({ error, ...failure }) => ({ ...failure, ...describeError(error) })),
    };
  } catch (error) {
    return { shellFailure: { ...shell, name: 'page', ...describeError(error) } };
  }
}

function describeError(error: unknown): Pick<JobFailure, 'message' | 'stack'> {
  return error instanceof Error
    ? {
        message: error.message.slice(0, MAX_ERROR_LENGTH),
        stack: String(error.stack).slice(0, MAX_ERROR_LENGTH),
      }
    : { message: String(error).slice(0, MAX_ERROR_LENGTH) };
}

/** Loads bundles before the first page needs them. Ignores failures, because a page with the release reports them. */
async function loadBundles([shell, ...remotes]: readonly ReleaseName[]): Promise<void> {
  if (!shell) return;
  await bundles.loadShell(shell.version).catch(() => undefined);
  for (const remote of remotes) await bundles.loadRemote(remote, shell.version).catch(() => undefined);
}

process.on('disconnect', () => process.exit());
// The terminal sends these signals to all processes. The server ends this process when its open pages are sent.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// A callback of a remote that throws outside a render must not end the renders of other remotes.
process.on('uncaughtException', () => undefined);
process.on('unhandledRejection', () => undefined);
setInterval(() => void server.reportAlive(), ALIVE_INTERVAL_MS).unref();
