/**
 * Bodies of functions that a remote's page calls while the server renders the page. The functions can use `require`,
 * timers and all globals of a server bundle. The next render of the page shows the return value of the attack; a text
 * with more than a million characters is shown in the current render.
 */
export const ATTACKS: Readonly<Record<string, string>> = {
  // Attacks on CPU time
  'an endless loop': 'for (;;);',
  'an endless loop in a timer': 'setTimeout(() => { for (;;); }, 5); return 1;',
  'an endless loop in an interval': 'setInterval(() => { for (let n = 0; n < 1e10; n += 1); }, 1); return 1;',
  'endless microtasks': 'const again = () => Promise.resolve().then(again); again(); return 1;',
  'a slow regular expression': 'return /^(a+)+$/.test("a".repeat(60) + "b");',
  'an endless getter': 'return `${{ toString() { for (;;); } }}`;',
  'a wait for another thread': 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); return 1;',
  'an endless generator': 'return [...(function* () { for (;;) yield 1; })()].length;',
  'an endless sort':
    'return Array.from({ length: 1e7 }, () => Math.random()).sort(() => Math.random() - 0.5).length;',
  'timers that never end': 'for (let n = 0; n < 1e6; n += 1) setInterval(() => {}, 1); return 1;',
  'immediates that never end': 'const again = () => setImmediate(again); again(); return 1;',
  'an endless recursion': 'const again = () => again() + 1; return again();',
  // Attacks on memory
  'a full heap': 'const all = []; for (;;) all.push(new Array(1e6).fill({}));',
  'buffers without end': 'const all = []; for (;;) all.push(Buffer.alloc(1e8, 1));',
  'array buffers without end': 'const all = []; for (;;) all.push(new Uint8Array(5e7).fill(1));',
  'a map without end': 'const all = new Map(); for (let n = 0; ; n += 1) all.set(`${n}`, { n });',
  'a string without end': 'let text = "x".repeat(1e6); const all = []; for (;;) all.push(text.split(""));',
  'a leak at every visit': '(globalThis.leaks ??= []).push(new Array(2e6).fill({})); return 1;',
  'HTML of 10 MB': 'return "x".repeat(1e7);',
  'HTML of 400 MB': 'return "x".repeat(4e8);',
  // Attacks that end the process
  'process.exit': 'process.exit(1);',
  'process.abort': 'process.abort();',
  'process.kill': 'process.kill(process.pid, "SIGKILL");',
  'an error in a timer': 'setTimeout(() => { throw new Error("mine"); }, 1); return 1;',
  'an unhandled rejection': 'Promise.reject(new Error("mine")); return 1;',
  'an error that throws': 'throw { get message() { throw 1; }, get stack() { throw 2; } };',
  // Attempts to access the host
  'the environment': 'return JSON.stringify([process.env, process.argv, process.cwd()]);',
  'the environment of another realm':
    'return [].constructor.constructor("return JSON.stringify(process.env)")();',
  files: "return require('node:fs').readFileSync('/etc/passwd', 'utf8');",
  'files by a dynamic import':
    "return import('node:fs').then((fs) => fs.readFileSync('/etc/passwd', 'utf8'));",
  'built-in modules': "return process.getBuiltinModule('fs').readFileSync('/etc/passwd', 'utf8');",
  'internal bindings': "return Object.keys(process.binding('fs')).join();",
  sockets: "return require('net').connect(80, 'example.com') && 1;",
  'the network': "return fetch('http://localhost/').then((response) => response.text());",
  'the sockets of fetch':
    "return Object.keys(new Response().constructor && globalThis[Symbol.for('undici.globalDispatcher.1')]).join();",
  'child processes': "return require('child_process').execSync('id; env').toString();",
  threads: "return new (require('worker_threads').Worker)('for (;;);', { eval: true }) && 1;",
  'the channel to the server': 'return typeof process.send + typeof process.channel + process.binding;',
  // Changes to built-in objects and shared modules
  'Array.prototype': 'Array.prototype.map = () => { throw new Error("mine"); }; return 1;',
  'Object.prototype': 'Object.prototype.then = (resolve) => resolve("mine"); return 1;',
  JSON: 'JSON.stringify = () => "mine"; JSON.parse = () => ({}); return 1;',
  Promise: 'Promise.prototype.then = () => { throw new Error("mine"); }; return 1;',
  Buffer: 'Buffer.from = () => { throw new Error("mine"); }; return 1;',
  'global classes': 'globalThis.URL = undefined; globalThis.Map = null; return 1;',
  'a redefined global class':
    'Object.defineProperty(globalThis, "Set", { value: class { constructor() { throw 1; } } }); return 1;',
  'modules of the shell':
    "const react = require('react'); for (const key of Object.keys(react)) react[key] = () => 'mine'; return 1;",
  'data of shared modules': "require('@rangmala/shared/links').SHOP_CATEGORIES.length = 0; return 1;",
};

/** Attacks that must not be counted as failures of their release. Every other attack must be counted. */
export const HARMLESS_ATTACKS: ReadonlySet<string> = new Set([
  'immediates that never end',
  'a leak at every visit',
  'an error in a timer',
  'an unhandled rejection',
  'the environment',
  'files by a dynamic import',
  'the channel to the server',
  'global classes',
  'modules of the shell',
  'data of shared modules',
]);

/** Path of the page that runs the attack after a request with the query parameter `hostile`. */
export const ATTACKED_PAGE = '/product/mug-chai-first';

/**
 * Returns code to append to the shop's server bundle. After the first request with the query parameter `hostile`,
 * each render of the product page runs the attack. The release checks do not send this parameter, so the release
 * passes the checks.
 */
export function createAttackCode(body: string): string {
  return `
const { ProductPage: page, ...others } = module.exports.modules;
let isAttackActive = false;
let shownText = 'no result yet';
const attack = () => { ${body} };
const showResult = (value) => { shownText = 'attack result: ' + value; };
const Attack = () => {
  const result = attack();
  Promise.resolve(result).then(showResult, showResult);
  return typeof result === 'string' && result.length > 1e6 ? result : shownText;
};
module.exports = { modules: { ...others, ProductPage: {
  data(params, search, session) {
    isAttackActive ||= search.has('hostile');
    return page.data(params, search, session);
  },
  get default() { return isAttackActive ? Attack : page.default; },
} } };
`;
}
