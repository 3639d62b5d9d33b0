/*
 * Fastify looks for the name of each plugin among all loaded modules, which takes Jest several milliseconds a plugin.
 * With this property every function has a display name, so Fastify does not search.
 */
const DISPLAY_NAME = Symbol.for('fastify.display-name');

Object.defineProperty(Function.prototype, DISPLAY_NAME, {
  configurable: true,
  get(this: { name: string }) {
    return this.name;
  },
  set(value: unknown) {
    Object.defineProperty(this, DISPLAY_NAME, { value, configurable: true, writable: true });
  },
});

export {};
