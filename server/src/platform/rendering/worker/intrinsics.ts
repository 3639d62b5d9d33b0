// Stored before any bundle runs, because a bundle could replace these functions.
const { ownKeys, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const { is } = Object;

type BuiltInObject = object;

interface RecordedObject {
  holder: BuiltInObject;
  keys: readonly PropertyKey[];
  descriptors: readonly (PropertyDescriptor | undefined)[];
}

/** Functions with properties that change without an assignment, such as `RegExp.lastMatch`. */
const VOLATILE_FUNCTIONS = new Set<unknown>([globalThis.RegExp]);

/**
 * Records the properties of built-in objects: global objects and functions, the `prototype` of these functions, and
 * some prototypes without a global name, such as that of array iterators. Used instead of `--frozen-intrinsics`, which
 * makes renders slower (decision 0040).
 * @returns a function that checks whether a recorded object has changed
 */
export function recordIntrinsics(): () => boolean {
  const recordedObjects: RecordedObject[] = [];
  const visited = new Set<unknown>([globalThis, undefined, null]);
  const record = (value: unknown) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || visited.has(value)) return;
    visited.add(value);
    const holder = value as BuiltInObject;
    const keys = VOLATILE_FUNCTIONS.has(value) ? [] : ownKeys(holder);
    recordedObjects.push({
      holder,
      keys,
      descriptors: keys.map((key) => getOwnPropertyDescriptor(holder, key)),
    });
  };
  for (const key of ownKeys(globalThis)) {
    const descriptor = getOwnPropertyDescriptor(globalThis, key);
    if (!descriptor || !('value' in descriptor)) continue;
    const value: unknown = descriptor.value;
    record(value);
    if (typeof value === 'function') record((value as { prototype?: unknown }).prototype);
  }
  record(getPrototypeOf([][Symbol.iterator]()));
  record(getPrototypeOf(new Map().entries()));
  record(getPrototypeOf(async () => undefined));
  record(getPrototypeOf(function* () {}));
  return () => {
    for (let index = 0; index < recordedObjects.length; index += 1) {
      if (isChanged(recordedObjects[index] as RecordedObject)) return true;
    }
    return false;
  };
}

function isChanged({ holder, keys, descriptors }: RecordedObject): boolean {
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
