/** Parameters of a path such as `/product/:id`. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

type LinkArguments<Path extends string> = unknown extends ParamsOf<Path> ? [] : [params: ParamsOf<Path>];

interface WithLinks {
  readonly dependsOn?: { readonly links?: readonly string[] };
}

type PathsOf<T extends WithLinks> = NonNullable<NonNullable<T['dependsOn']>['links']>[number];

/**
 * Returns a function that builds links to pages of other apps. The function accepts the paths that `remote.ts` lists
 * in `dependsOn.links`, with their parameters. Other paths do not compile.
 */
export function createLinkBuilder<const T extends WithLinks>(_remote: T) {
  return <Path extends PathsOf<T>>(path: Path, ...[params]: LinkArguments<Path>): string =>
    path.replace(/:(\w+)/g, (_all, name: string) =>
      encodeURIComponent((params as Record<string, string> | undefined)?.[name] ?? ''),
    );
}
