import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import * as crypto from 'node:crypto';
import * as events from 'node:events';
import * as stream from 'node:stream';
import * as stringDecoder from 'node:string_decoder';
import * as url from 'node:url';
import * as util from 'node:util';
import { compileFunction } from 'node:vm';
import type { BundleSource, ReleaseName } from '../render-messages.ts';

/**
 * Node modules that every server bundle may require; none gives access to files, sockets or other processes. They are
 * copies, so that one bundle cannot change another's.
 */
const NODE_MODULES: Readonly<Record<string, unknown>> = {
  string_decoder: copyOf(stringDecoder),
  url: copyOf(url),
  util: copyOf(util),
};

/**
 * Modules that only the shell may require, for React. Through the prototypes of streams and event emitters, code
 * could read this process's own stream to the server.
 */
const SHELL_MODULES: Readonly<Record<string, unknown>> = {
  // Only these two: other hooks would reach the stream's handle.
  async_hooks: { AsyncLocalStorage, AsyncResource },
  crypto,
  events,
  stream,
};

function copyOf(module: object): unknown {
  return Object.freeze(Object.fromEntries(Object.entries(module).filter(([name]) => name !== 'default')));
}

/** Globals that reach the network, the process or other code. */
const REMOVED_GLOBALS = [
  'fetch',
  'WebSocket',
  'EventSource',
  'XMLHttpRequest',
  'BroadcastChannel',
  'MessageChannel',
  'Worker',
  'navigator',
  'WebAssembly',
  // A bundle gets its own timers.
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'clearImmediate',
  'require',
  'module',
];

/**
 * Replaces `process` and removes globals that server bundles must not use. Called before the first bundle is loaded;
 * the render process keeps its own reference to `process`.
 */
export function restrictGlobals(): void {
  const startedAt = performance.now();
  const restricted = Object.freeze({
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
  Object.defineProperty(globalThis, 'process', { value: restricted, writable: false, configurable: false });
  // Replaces the console, whose stream belongs to this process.
  const silent = Object.freeze(
    Object.fromEntries(Object.keys(console).map((name) => [name, () => undefined])),
  );
  Object.defineProperty(globalThis, 'console', { value: silent, writable: false, configurable: false });
  for (const name of REMOVED_GLOBALS) Reflect.deleteProperty(globalThis, name);
}

const { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate } = globalThis;

/** Most timers that a bundle may have at the same time. */
const MAX_TIMERS = 1_000;

/**
 * Returns timers for one bundle: their callbacks are reported as the bundle's code, and their number is limited.
 * @param entered called before each callback
 */
function timersFor(entered: () => void) {
  const active = new Map<unknown, unknown>();
  const guard =
    (start: (callback: () => void, ms?: number) => unknown, isRepeated: boolean) =>
    (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      if (active.size >= MAX_TIMERS) throw new Error('A server bundle started too many timers.');
      // Node's own timers are linked with those of other bundles.
      const handle: object = Object.freeze({ ref: () => handle, unref: () => handle, hasRef: () => true });
      const timer = start(() => {
        if (!isRepeated) active.delete(handle);
        entered();
        try {
          callback(...args);
        } catch {
          // A timer's error belongs to no render; the process must survive it.
        }
      }, ms);
      active.set(handle, timer);
      return handle;
    };
  const stop = (clear: (timer: never) => void) => (handle: unknown) => {
    clear(active.get(handle) as never);
    active.delete(handle);
  };
  return {
    setTimeout: guard((callback, ms) => setTimeout(callback, ms), false),
    setInterval: guard((callback, ms) => setInterval(callback, ms), true),
    setImmediate: guard((callback) => setImmediate(callback), false),
    clearTimeout: stop(clearTimeout),
    clearInterval: stop(clearInterval),
    clearImmediate: stop(clearImmediate),
  };
}

/**
 * Evaluates a server bundle and returns its exports.
 * @param provide returns a required module that is not part of Node
 * @param entered called before the bundle's code runs, at its load and in its timers
 * @throws the error of the bundle, or of a module that it may not require
 */
export function evaluateBundle(
  { app, version }: ReleaseName,
  { code, base }: BundleSource,
  provide: (name: string) => unknown,
  entered: () => void,
): unknown {
  const module: { exports: unknown } = { exports: {} };
  const timers = timersFor(entered);
  // compileFunction instead of runInThisContext, which never frees a release's code.
  const run = compileFunction(
    code,
    ['exports', 'require', 'module', '__release_base__', ...Object.keys(timers)],
    { filename: `${app}-${version}/server.cjs` },
  ) as (...args: unknown[]) => void;
  const require = (name: string) => {
    const plain = name.replace(/^node:/, '');
    if (Object.hasOwn(NODE_MODULES, plain)) return NODE_MODULES[plain];
    if (app === 'shell' && Object.hasOwn(SHELL_MODULES, plain)) return SHELL_MODULES[plain];
    return provide(name);
  };
  entered();
  run(module.exports, require, module, base, ...Object.values(timers));
  return module.exports;
}
