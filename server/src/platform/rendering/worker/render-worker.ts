import type { ApiAnswer, RenderRequest } from '@rangmala/shared/contract';
import type {
  BundleSource,
  FromRenderProcess,
  JobFailure,
  ReleaseName,
  RenderJob,
  RenderMode,
  ToRenderProcess,
} from '../render-messages.ts';
import { ServerBundles } from './bundles.ts';
import { recordIntrinsics } from './intrinsics.ts';
import { restrictGlobals } from './sandbox.ts';

/*
 * The render process: runs the releases' server bundles. It receives bundles and API answers from its parent by
 * message.
 */

/** Maximum length of a page's HTML in characters; a larger page is rendered in the browser. */
const MAX_HTML_LENGTH = 4_000_000;

const MAX_MESSAGE_LENGTH = 2_000;

/** Shortest time between two checks of the built-in objects. */
const CHECK_INTERVAL_MS = 100;

const parent = process;
const exit = process.exit.bind(process);
restrictGlobals();
const areIntrinsicsChanged = recordIntrinsics();

function send(message: FromRenderProcess): void {
  parent.send?.(message);
}

/** Calls to the parent that wait for an answer. */
const calls = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
let callCount = 0;

function callParent<T>(messageFor: (call: number) => FromRenderProcess): Promise<T> {
  callCount += 1;
  const call = callCount;
  return new Promise<T>((resolve, reject) => {
    calls.set(call, { resolve, reject });
    send(messageFor(call));
  });
}

const bundles = new ServerBundles({
  read: (release) => callParent<BundleSource>((call) => ({ kind: 'readBundle', call, release })),
  entered: (release) => send({ kind: 'entered', release }),
  loaded: endIfChanged,
});

/** Ends the process when a bundle changed built-in objects: the parent replaces it and blocks the release. */
function endIfChanged(): void {
  if (areIntrinsicsChanged()) exit(1);
}

const now = performance.now.bind(performance);
let checkedAt = now();

/** Checks after a page, at most ten times a second: a check costs as much as a tenth of a page. */
function checkNowAndThen(): void {
  if (now() - checkedAt < CHECK_INTERVAL_MS) return;
  checkedAt = now();
  endIfChanged();
}

/** Reports when the shell reads a module's component or data function, which happens right before its code runs. */
function reportUse(module: object, release: ReleaseName): object {
  return new Proxy(module, {
    get(target, key) {
      if (key === 'default' || key === 'data') send({ kind: 'entered', release });
      return Reflect.get(target, key) as unknown;
    },
  });
}

function requestFor(id: number, job: RenderJob): RenderRequest {
  return {
    ...job,
    fetchApi: (path) => callParent<ApiAnswer>((call) => ({ kind: 'fetchApi', call, id, path: String(path) })),
    async loadModule(app, name, index) {
      const shellVersion = job.snapshot.shell;
      const remote = job.snapshot.remotes.find((each) => each.app === app);
      const version = app === 'shell' ? shellVersion : remote?.releases[index]?.version;
      if (version === undefined) throw new Error(`${app} has no such release.`);
      if (job.blocked.some((each) => each.app === app && each.version === version)) {
        throw new Error(`${app} ${version} made the render process fail and is not rendered at present.`);
      }
      const { modules } =
        app === 'shell'
          ? await bundles.shell(shellVersion)
          : await bundles.remote({ app, version }, shellVersion);
      const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
      if (typeof module !== 'object' || module === null) {
        throw new Error(`${app} ${version} has no server module ${name}.`);
      }
      return reportUse(module, { app, version });
    },
  };
}

async function render(id: number, mode: RenderMode, job: RenderJob): Promise<void> {
  const shell = { app: 'shell', version: job.snapshot.shell };
  const failures: JobFailure[] = [];
  try {
    const { render: renderPage, renderEmpty } = await bundles.shell(shell.version);
    const request = requestFor(id, job);
    send({ kind: 'entered', release: shell });
    const page =
      mode === 'empty'
        ? undefined
        : await renderPage(request).catch((error: unknown) => {
            failures.push({ ...shell, name: 'page', ...textOf(error) });
            return undefined;
          });
    const { status, html, redirect, rendered, failures: inPage } = page ?? renderEmpty(request);
    for (const { app, name, version, error } of inPage) {
      failures.push({ app, name, version, ...textOf(error) });
    }
    if (html.length > MAX_HTML_LENGTH) throw new Error(`The page has ${html.length} characters of HTML.`);
    send({
      kind: 'rendered',
      id,
      result: {
        status,
        html,
        failures,
        ...(redirect === undefined ? {} : { redirect }),
        ...(rendered ? { rendered: rendered.map(({ app, version }) => ({ app, version })) } : {}),
      },
    });
    checkNowAndThen();
  } catch (error) {
    send({ kind: 'failed', id, failure: { ...shell, name: 'server bundle', ...textOf(error) } });
  }
}

function textOf(error: unknown): Pick<JobFailure, 'message' | 'stack'> {
  try {
    if (!(error instanceof Error)) return { message: String(error).slice(0, MAX_MESSAGE_LENGTH) };
    return {
      message: String(error.message).slice(0, MAX_MESSAGE_LENGTH),
      stack: String(error.stack).slice(0, MAX_MESSAGE_LENGTH),
    };
  } catch {
    return { message: 'An error that cannot be shown.' };
  }
}

parent.on('message', (message: ToRenderProcess) => {
  switch (message.kind) {
    case 'ping':
      send({ kind: 'pong', number: message.number, memoryBytes: parent.memoryUsage.rss() });
      return;
    case 'render':
      void render(message.id, message.mode, message.job);
      return;
    case 'apiAnswer':
    case 'bundle': {
      const call = calls.get(message.call);
      calls.delete(message.call);
      const value = message.kind === 'bundle' ? message.source : message.answer;
      if (value) call?.resolve(value as never);
      else call?.reject(new Error((message.kind === 'bundle' && message.problem) || 'No answer.'));
    }
  }
});
parent.on('disconnect', () => parent.exit());
parent.on('uncaughtException', () => undefined);
parent.on('unhandledRejection', () => undefined);
