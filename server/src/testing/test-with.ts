/** `test` of Jest, but the tests get what the tests of a file share, such as a server. */
export interface TestWith<Fixture extends unknown[]> {
  /** A test without parameters runs without the fixture. */
  (title: string, work: (...fixture: Fixture) => Promise<void>): void;
  each: jest.Each;
}

/**
 * Creates the `test` of a file whose tests need the same fixture.
 * @param run runs the work of one test with the fixture, such as `withArtists`
 */
export function testWith<Fixture extends unknown[]>(
  run: (work: (...fixture: Fixture) => Promise<void>) => Promise<void>,
): TestWith<Fixture> {
  const testWithFixture = (title: string, work: (...fixture: Fixture) => Promise<void>) =>
    test(title, work.length === 0 ? (work as () => Promise<void>) : () => run(work));
  return Object.assign(testWithFixture, { each: test.each });
}

/** Arguments of a function such as `withArtists`: the options may be omitted. */
export type OptionsAndWork<Options, Work> = [options: Options, work: Work] | [work: Work];

/** Returns the options and the work. Omitted options are an empty object. */
export function readOptions<Options extends object, Work>(
  args: OptionsAndWork<Options, Work>,
): [options: Partial<Options>, work: Work] {
  return args.length === 2 ? args : [{}, args[0]];
}
