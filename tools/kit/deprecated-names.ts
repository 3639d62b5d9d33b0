/** A JSDoc comment and the name that is declared after it. */
const DOCUMENTED =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:declare )?(?:function|const|class|interface|type) (\w+)/g;

/**
 * Returns the exports of `shared` that are marked with `@deprecated`, with the text behind it, by module.
 * @param declarations by path below `src`
 */
export function deprecatedNames(
  declarations: Readonly<Record<string, string>>,
): Record<string, Record<string, string>> {
  const deprecated: Record<string, Record<string, string>> = {};
  for (const [path, declaration] of Object.entries(declarations)) {
    for (const [, comment = '', name = ''] of declaration.matchAll(DOCUMENTED)) {
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
