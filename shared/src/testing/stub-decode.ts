/**
 * Stubs the decoding of pictures for one test. A file has 800 × 600 pixels unless `sizes` contains its size in bytes.
 * @param sizes width and height by file size in bytes; undefined for a file that is not a picture
 */
export function stubDecode(sizes: Record<number, readonly [number, number] | undefined>): void {
  const image = HTMLImageElement.prototype;
  const getSize = ({ src }: HTMLImageElement) => {
    const bytes = Number(src.split('/').at(-1));
    return bytes in sizes ? sizes[bytes] : ([800, 600] as const);
  };
  const stubs = {
    decode: {
      value(this: HTMLImageElement) {
        return getSize(this) ? Promise.resolve() : Promise.reject(new DOMException('', 'EncodingError'));
      },
    },
    naturalWidth: { get: createSizeGetter(0) },
    naturalHeight: { get: createSizeGetter(1) },
  };
  function createSizeGetter(index: 0 | 1) {
    return function (this: HTMLImageElement) {
      return getSize(this)?.[index] ?? 0;
    };
  }
  const originals = Object.fromEntries(
    Object.keys(stubs).map((name) => [name, Object.getOwnPropertyDescriptor(image, name)]),
  );
  for (const [name, property] of Object.entries(stubs)) {
    Object.defineProperty(image, name, { configurable: true, ...property });
  }
  restoreFunctions.push(() => {
    for (const [name, property] of Object.entries(originals)) {
      if (property) Object.defineProperty(image, name, property);
      else Reflect.deleteProperty(image, name);
    }
  });
}

const restoreFunctions: (() => void)[] = [];
afterEach(() => {
  for (const restore of restoreFunctions.splice(0)) restore();
});
