import type { ApiResponse, RenderRequest } from '@rangmala/shared/contract';
import type { CompositionFields } from '../../registry/composition.ts';
import type {
  BundleSource,
  FromRenderProcess,
  JobFailure,
  ReleaseName,
  RenderFields,
  ToRenderProcess,
} from '../render-messages.ts';
import { ServerBundles } from './bundles.ts';

/*
 * Entry point of the render process, which runs the server bundles of releases. The parent process sends bundles and API
 * responses in messages.
 */

/** Time between two `alive` messages. */
const ALIVE_INTERVAL_MS = 500;

const MAX_ERROR_LENGTH = 2_000;

const pendingCalls = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
const compositions = new Map<number, CompositionFields>();
let callCount = 0;
let enteredRelease = '';

const bundles = new ServerBundles({
  read: (release) => callParent<BundleSource>((call) => ({ kind: 'readBundle', call, release })),
  beforeRun: announceRelease,
});

function send(message: FromRenderProcess): void {
  process.send?.(message);
}

/**
 * Tells the parent that code of a release runs next. Node writes a message to the pipe at once, so the parent receives
 * the message even when the code never returns.
 */
function announceRelease(release: ReleaseName): void {
  const key = `${release.app} ${release.version}`;
  if (key === enteredRelease) return;
  enteredRelease = key;
  send({ kind: 'entered', release });
}

function callParent<T>(createMessage: (call: number) => FromRenderProcess): Promise<T> {
  callCount += 1;
  const call = callCount;
  return new Promise<T>((resolve, reject) => {
    pendingCalls.set(call, { resolve, reject });
    send(createMessage(call));
  });
}

async function fetchApi(id: number, path: string): Promise<ApiResponse> {
  if (!path.startsWith('/')) throw new Error(`The API path ${path} does not start with a slash.`);
  const { status, json = 'null' } = await callParent<{ status: number; json?: string }>((call) => ({
    kind: 'fetchApi',
    call,
    id,
    path,
  }));
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
  composition: CompositionFields,
  fields: RenderFields,
  skipped: readonly ReleaseName[],
): Promise<void> {
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
    send({
      kind: 'rendered',
      id,
      result: {
        ...result,
        html: Buffer.from(html),
        failures: failures.map(({ app, name, version, error }) => ({
          app,
          name,
          version,
          ...describeError(error),
        })),
      },
    });
  } catch (error) {
    send({ kind: 'failed', id, failure: { ...shell, name: 'page', ...describeError(error) } });
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
  if (shell) {
    await bundles.loadShell(shell.version).catch(() => undefined);
    for (const remote of remotes) await bundles.loadRemote(remote, shell.version).catch(() => undefined);
  }
  send({ kind: 'ready' });
}

function receiveMessage(message: ToRenderProcess): void {
  switch (message.kind) {
    case 'load':
      void loadBundles(message.releases);
      return;
    case 'composition':
      compositions.set(message.number, message.fields);
      return;
    case 'forgetComposition':
      compositions.delete(message.number);
      return;
    case 'render': {
      const composition = compositions.get(message.composition);
      if (composition) void renderPage(message.id, composition, message.fields, message.skipped);
      return;
    }
    case 'apiResponse':
      finishCall(message.call, message.response, 'The API did not answer.');
      return;
    case 'bundle':
      finishCall(message.call, message.source, message.problem);
  }
}

function finishCall(call: number, value: unknown, problem = 'There is no bundle.'): void {
  const pendingCall = pendingCalls.get(call);
  pendingCalls.delete(call);
  if (value === undefined) pendingCall?.reject(new Error(problem));
  else pendingCall?.resolve(value as never);
}

process.on('message', receiveMessage);
process.on('disconnect', () => process.exit());
// The terminal sends these signals to all processes. The server ends this process when its open pages are sent.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// A callback of a remote that throws outside a render must not end the renders of other remotes.
process.on('uncaughtException', () => undefined);
process.on('unhandledRejection', () => undefined);
setInterval(() => send({ kind: 'alive' }), ALIVE_INTERVAL_MS).unref();
