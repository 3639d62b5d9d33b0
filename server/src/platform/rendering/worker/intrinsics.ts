// Stores the functions before any bundle runs, because a bundle could replace these functions.
const { ownKeys, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const { is } = Object;

type BuiltInObject = object;

interface RecordedObject {
  holder: BuiltInObject;
  prototype: object | null;
  keys: readonly PropertyKey[];
  descriptors: readonly (PropertyDescriptor | undefined)[];
}

/** Functions with properties that change without an assignment, such as `RegExp.lastMatch`. */
const VOLATILE_FUNCTIONS = new Set<unknown>([globalThis.RegExp]);

/** Objects to which bundles may add properties. */
const EXTENSIBLE_OBJECTS = new Set<unknown>([globalThis]);

/**
 * Records the properties and prototypes of built-in objects: global objects and functions, the functions of `Intl`, the
 * `prototype` of these functions, and all objects in their prototype chains, such as `%TypedArray%`. Also records some
 * prototypes without a global name, such as the prototype of array iterators. Used instead of `--frozen-intrinsics`,
 * which makes renders slower. Must be called after globals with getters, such as `Buffer`, have become
 * values.
 * @returns a function that checks whether a recorded object has changed
 */
export function recordIntrinsics(): () => boolean {
  const recordedObjects: RecordedObject[] = [];
  const visited = new Set<unknown>();
  const record = (value: unknown) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || visited.has(value))
      return;
    visited.add(value);
    const holder: BuiltInObject = value;
    const prototype = getPrototypeOf(holder);
    const keys = VOLATILE_FUNCTIONS.has(value) || EXTENSIBLE_OBJECTS.has(value) ? [] : ownKeys(holder);
    recordedObjects.push({
      holder,
      prototype,
      keys,
      descriptors: keys.map((key) => getOwnPropertyDescriptor(holder, key)),
    });
    record(prototype);
    if (typeof value === 'function') record((value as { prototype?: unknown }).prototype);
  };
  for (const holder of [globalThis, Intl]) {
    record(holder);
    for (const key of ownKeys(holder)) record(getOwnPropertyDescriptor(holder, key)?.value);
  }
  record(getPrototypeOf([][Symbol.iterator]()));
  record(getPrototypeOf(new Map().entries()));
  record(getPrototypeOf(new Set().entries()));
  record(getPrototypeOf(''[Symbol.iterator]()));
  record(getPrototypeOf(''.matchAll(/./g)));
  record(getPrototypeOf(async () => undefined));
  record(getPrototypeOf(function* () {}));
  record(getPrototypeOf(async function* () {}));
  return () => {
    for (let index = 0; index < recordedObjects.length; index += 1) {
      if (hasChanged(recordedObjects[index] as RecordedObject)) return true;
    }
    return false;
  };
}

function hasChanged({ holder, prototype, keys, descriptors }: RecordedObject): boolean {
  if (getPrototypeOf(holder) !== prototype) return true;
  if (keys.length === 0) return false;
  if (ownKeys(holder).length !== keys.length) return true;
  for (let index = 0; index < keys.length; index += 1) {
    const currentDescriptor = getOwnPropertyDescriptor(holder, keys[index] as PropertyKey);
    const recordedDescriptor = descriptors[index];
    if (!is(currentDescriptor?.value, recordedDescriptor?.value)) return true;
    if (
      currentDescriptor?.get !== recordedDescriptor?.get ||
      currentDescriptor?.set !== recordedDescriptor?.set
    )
      return true;
  }
  return false;
}
