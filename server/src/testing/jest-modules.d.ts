/** Part of Jest that `@types/jest` does not describe. */
declare namespace jest {
  /** Replaces an ES module for the following dynamic imports of the test file. */
  function unstable_mockModule(name: string, factory: () => object): void;
}
