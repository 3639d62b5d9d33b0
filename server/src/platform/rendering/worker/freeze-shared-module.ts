/**
 * Freezes a module that the shell provides, because a remote must not change the module for other remotes. Also freezes
 * the arrays and plain objects that modules of `@rangmala/shared` export, at every depth. Does not freeze the exports of
 * libraries, or React components and contexts, because these may change while they are used.
 */
export function freezeSharedModule(name: string, module: unknown): unknown {
  if (name.startsWith('@rangmala/shared/') && typeof module === 'object' && module !== null)
    for (const exportedValue of Object.values(module)) freezePlainData(exportedValue, new Set());
  return Object.freeze(module);
}

function freezePlainData(value: unknown, visited: Set<object>): void {
  if (!isPlainData(value) || visited.has(value)) return;
  visited.add(value);
  for (const descriptor of Object.values(Object.getOwnPropertyDescriptors(value)))
    freezePlainData(descriptor.value, visited);
  Object.freeze(value);
}

function isPlainData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Object.hasOwn(value, '$$typeof')) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  // A plain object inherits from `Object.prototype`, which has no prototype.
  return Array.isArray(value) || (prototype !== null && Object.getPrototypeOf(prototype) === null);
}
