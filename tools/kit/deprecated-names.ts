/** Matches a JSDoc comment and the name of the export after the comment. */
const DOCUMENTED_EXPORT =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:declare )?(?:function|const|class|interface|type) (\w+)/g;

/**
 * Returns the deprecated exports of `shared` by module, with the text after `@deprecated`.
 * @param declarations type declarations of `shared`, by path below `shared/src`
 */
export function findDeprecatedNames(
  declarations: Readonly<Record<string, string>>,
): Record<string, Record<string, string>> {
  const deprecated: Record<string, Record<string, string>> = {};
  for (const [path, declaration] of Object.entries(declarations)) {
    for (const [, comment = '', name = ''] of declaration.matchAll(DOCUMENTED_EXPORT)) {
      const [, text] = /@deprecated\b([^@]*)/.exec(comment) ?? [];
      if (text === undefined) continue;
      const module = `@rangmala/shared/${path.split('/', 1)[0]}`;
      deprecated[module] = {
        ...deprecated[module],
        [name]: text.replace(/\s*\n\s*\*?\s*/g, ' ').trim(),
      };
    }
  }
  return deprecated;
}
