import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import * as crypto from 'node:crypto';
import * as events from 'node:events';
import * as stream from 'node:stream';
import * as stringDecoder from 'node:string_decoder';
import * as url from 'node:url';
import * as util from 'node:util';
import { compileFunction, runInNewContext } from 'node:vm';
import type { BundleSource, ReleaseName } from '../render-messages.ts';

/**
 * Frozen copies of the Node modules that all server bundles may require. The modules give no access to files, sockets
 * or processes. A bundle cannot replace exports of the copies.
 */
const NODE_MODULES: Readonly<Record<string, unknown>> = {
  string_decoder: copyModule(stringDecoder),
  url: copyModule(url),
  // `setTraceSigInt` could turn off the stack that names the release in an endless loop.
  util: copyModule(util, ['setTraceSigInt']),
};

/**
 * Node modules that React needs. Only the shell may require them, because a bundle with the prototypes of streams and
 * event emitters could read the stream between this process and the server.
 */
const SHELL_MODULES: Readonly<Record<string, unknown>> = {
  // Provides only these two classes: other exports of the module give access to the handle of the stream.
  async_hooks: { AsyncLocalStorage, AsyncResource },
  crypto,
  events,
  stream,
};

function copyModule(module: object, omittedNames: readonly string[] = []): unknown {
  const entries = Object.entries(module).filter(
    ([name]) => name !== 'default' && !omittedNames.includes(name),
  );
  return Object.freeze(Object.fromEntries(entries));
}

/**
 * Globals of Node that server bundles may use, besides the globals of the language. The classes of `fetch` are not
 * allowed: at the first use of one of these classes, Node creates a global object that opens sockets. Bundles get timer
 * functions from `createTimers`.
 */
const NODE_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'Buffer',
  'ByteLengthQueuingStrategy',
  'CountQueuingStrategy',
  'CustomEvent',
  'DOMException',
  'Event',
  'EventTarget',
  'File',
  'ReadableByteStreamController',
  'ReadableStream',
  'ReadableStreamBYOBReader',
  'ReadableStreamBYOBRequest',
  'ReadableStreamDefaultController',
  'ReadableStreamDefaultReader',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'TransformStreamDefaultController',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'WritableStreamDefaultController',
  'WritableStreamDefaultWriter',
  'atob',
  'btoa',
  'console',
  'crypto',
  'global',
  'performance',
  'process',
  'queueMicrotask',
  'structuredClone',
];

/**
 * Globals of browsers that are undefined here. The shell and its libraries recognise a server by the absence of these
 * globals.
 */
const BROWSER_GLOBALS = ['window', 'document'];

/**
 * Replaces `process` and `console`, removes globals that server bundles must not use, and locks the other globals,
 * because one bundle must not replace globals for all bundles. Bundles can still add globals. Must be called before the
 * first bundle is loaded. The render process keeps a reference to the original `process`.
 */
export function restrictGlobals(): void {
  const startedAt = performance.now();
  const restrictedProcess = Object.freeze({
    env: Object.freeze({ NODE_ENV: 'production' }),
    argv: Object.freeze([]),
    platform: 'linux',
    version: '',
    versions: Object.freeze({}),
    cwd: () => '/',
    emit: () => false,
    emitWarning: () => undefined,
    exit() {
      throw new Error('A server bundle cannot end the process.');
    },
    nextTick: (callback: (...args: unknown[]) => void, ...args: unknown[]) =>
      queueMicrotask(() => callback(...args)),
    on: () => undefined,
    uptime: () => (performance.now() - startedAt) / 1000,
  });
  lockGlobal('process', restrictedProcess);
  // Replaces the console, which gives access to streams of this process.
  const silentConsole = Object.freeze(
    Object.fromEntries(Object.keys(console).map((name) => [name, () => undefined])),
  );
  lockGlobal('console', silentConsole);
  const keptNames = new Set([...listLanguageGlobals(), ...NODE_GLOBALS]);
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!keptNames.has(name)) Reflect.deleteProperty(globalThis, name);
  for (const name of BROWSER_GLOBALS) lockGlobal(name, undefined);
  for (const name of Reflect.ownKeys(globalThis)) lockGlobal(name, Reflect.get(globalThis, name));
}

/** Returns the names of the globals that the language defines, without WebAssembly. */
function listLanguageGlobals(): string[] {
  const names = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  return names.filter((name) => name !== 'WebAssembly');
}

/** Sets a global to a value that cannot be replaced. An accessor becomes a value. */
function lockGlobal(name: PropertyKey, value: unknown): void {
  if (Object.getOwnPropertyDescriptor(globalThis, name)?.configurable === false) return;
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
}

const { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate } = globalThis;

/** Largest number of active timers of a bundle. */
const MAX_TIMERS = 1_000;

/** Number of timers per second that a remote may start without a delay. */
const UNDELAYED_TIMERS = 200;

/** Shortest delay of a remote's intervals, and of its timers after {@link UNDELAYED_TIMERS} timers in a second. */
const MIN_DELAY_MS = 50;

const now = performance.now.bind(performance);

/**
 * Returns a function that is called for each new timer of a remote and returns the shortest allowed delay of that
 * timer, in milliseconds. Without a delay, callbacks that each start the next timer could use a whole processor while
 * the process still answers.
 */
function createTimerRateLimit(): () => number {
  let second = 0;
  let timers = 0;
  return () => {
    const currentSecond = Math.floor(now() / 1_000);
    if (currentSecond !== second) timers = 0;
    second = currentSecond;
    timers += 1;
    return timers > UNDELAYED_TIMERS ? MIN_DELAY_MS : 0;
  };
}

/**
 * Returns timer functions for one bundle. The functions limit the number of active timers.
 * @param beforeTimer is called before each callback
 * @param isShell true for the shell. Its timers may be frequent, because React uses timers.
 */
function createTimers(beforeTimer: () => void, isShell: boolean) {
  /** Functions that cancel the active timers. */
  const activeTimers = new Map<unknown, () => void>();
  const minDelayMs = isShell ? () => 0 : createTimerRateLimit();
  const createTimerFunction =
    (start: (callback: () => void, ms?: number) => () => void, isRepeated: boolean) =>
    (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      if (activeTimers.size >= MAX_TIMERS) throw new Error('A server bundle started too many timers.');
      // Returns a separate handle, because the timers of Node have links to the timers of other bundles.
      const handle: object = Object.freeze({ ref: () => handle, unref: () => handle, hasRef: () => true });
      const cancel = start(() => {
        if (!isRepeated) activeTimers.delete(handle);
        beforeTimer();
        try {
          callback(...args);
        } catch {
          // Ignores the error, which belongs to no render and must not end the process.
        }
      }, ms);
      activeTimers.set(handle, cancel);
      return handle;
    };
  const clearTimer = (handle: unknown) => {
    activeTimers.get(handle)?.();
    activeTimers.delete(handle);
  };
  const startTimeout = (callback: () => void, ms: number | undefined) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  };
  const applyMinDelay = (delayMs: number, ms: number | undefined) => (Number(ms) > delayMs ? ms : delayMs);
  return {
    setTimeout: createTimerFunction(
      (callback, ms) => startTimeout(callback, applyMinDelay(minDelayMs(), ms)),
      false,
    ),
    setInterval: createTimerFunction((callback, ms) => {
      const timer = setInterval(callback, isShell ? ms : applyMinDelay(MIN_DELAY_MS, ms));
      return () => clearInterval(timer);
    }, true),
    setImmediate: createTimerFunction((callback) => {
      const delayMs = minDelayMs();
      if (delayMs > 0) return startTimeout(callback, delayMs);
      const timer = setImmediate(callback);
      return () => clearImmediate(timer);
    }, false),
    clearTimeout: clearTimer,
    clearInterval: clearTimer,
    clearImmediate: clearTimer,
  };
}

/**
 * Evaluates a server bundle and returns its exports.
 * @param provide returns a required module that is not one of the allowed Node modules
 * @param listeners `beforeRun` is called before the bundle is evaluated, and `beforeTimer` before each callback of a
 * timer that the bundle has started
 * @throws any error of the bundle or of `provide`
 */
export function evaluateBundle(
  release: ReleaseName,
  { code, base }: BundleSource,
  provide: (name: string) => unknown,
  {
    beforeRun,
    beforeTimer,
  }: { beforeRun(release: ReleaseName): void; beforeTimer(release: ReleaseName): void },
): unknown {
  const module: { exports: unknown } = { exports: {} };
  const { app, version } = release;
  const timers = createTimers(() => beforeTimer(release), app === 'shell');
  // Uses compileFunction, because the code of a script run by runInThisContext is never freed.
  const runBundle = compileFunction(
    code,
    ['exports', 'require', 'module', '__release_base__', ...Object.keys(timers)],
    { filename: `${app}-${version}/server.cjs` },
  ) as (...args: unknown[]) => void;
  const require = (name: string) => {
    const moduleName = name.replace(/^node:/, '');
    if (Object.hasOwn(NODE_MODULES, moduleName)) return NODE_MODULES[moduleName];
    if (app === 'shell' && Object.hasOwn(SHELL_MODULES, moduleName)) return SHELL_MODULES[moduleName];
    return provide(name);
  };
  beforeRun(release);
  runBundle(module.exports, require, module, base, ...Object.values(timers));
  return module.exports;
}
