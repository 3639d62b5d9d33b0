/*
 * Fastify searches all loaded modules for the name of each plugin. In Jest this search is slow. This property gives
 * every function a display name, so Fastify does not search.
 */
const DISPLAY_NAME = Symbol.for('fastify.display-name');

Object.defineProperty(Function.prototype, DISPLAY_NAME, {
  configurable: true,
  get(this: { name: string }) {
    return this.name || 'anonymous';
  },
  set(value: unknown) {
    Object.defineProperty(this, DISPLAY_NAME, { value, configurable: true, writable: true });
  },
});

export {};
