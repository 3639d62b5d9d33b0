/** `test` of Jest, but the tests get what the tests of a file share, such as a server. */
export interface TestWith<Fixture extends unknown[]> {
  /** A test without parameters runs without the fixture. */
  (title: string, work: (...fixture: Fixture) => void | Promise<void>): void;
  /** The tests get the values of their row, and after them the fixture when they have parameters for it. */
  each<Row extends readonly [unknown, ...unknown[]]>(rows: readonly Row[]): TestRows<Columns<Row>, Fixture>;
  each<Value>(values: readonly Value[]): TestRows<[value: Value], Fixture>;
}

type TestRows<Row extends unknown[], Fixture extends unknown[]> = (
  title: string,
  work: (...args: [...row: Row, ...fixture: Fixture]) => void | Promise<void>,
) => void;

/** The types of the columns of rows; `Row` is a union of tuples. */
type Columns<
  Row extends readonly unknown[],
  Done extends unknown[] = [],
> = Done['length'] extends Row['length'] ? Done : Columns<Row, [...Done, Row[Done['length']]]>;

/**
 * Creates the `test` of a file whose tests need the same fixture.
 * @param run runs the work of one test with the fixture, such as `withArtists`
 */
export function testWith<Fixture extends unknown[]>(
  run: (work: (...fixture: Fixture) => Promise<void>) => Promise<void>,
): TestWith<Fixture> {
  const testWithFixture = (title: string, work: (...fixture: Fixture) => void | Promise<void>) =>
    test(title, work.length === 0 ? (work as () => void) : () => run(async (...fixture) => work(...fixture)));
  const each = (rows: readonly unknown[]) => (title: string, work: (...args: unknown[]) => Promise<void>) =>
    test.each(rows)(title, (...row: unknown[]) =>
      work.length <= row.length ? work(...row) : run((...fixture) => work(...row, ...fixture)),
    );
  return Object.assign(testWithFixture, { each: each as TestWith<Fixture>['each'] });
}

/** Arguments of a function such as `withArtists`: the options may be omitted. */
export type OptionsAndWork<Options, Work> = [options: Options, work: Work] | [work: Work];

/** Returns the options and the work. Omitted options are an empty object. */
export function readOptions<Options extends object, Work>(
  args: OptionsAndWork<Options, Work>,
): [options: Partial<Options>, work: Work] {
  return args.length === 2 ? args : [{}, args[0]];
}
