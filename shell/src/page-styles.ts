import { ServerStyleSheet } from 'styled-components';

/** Compiled rules by component and class name. The class name is a hash of the uncompiled rules. */
const compiledRules = new Map<string, string[]>();

/**
 * Largest number of entries in {@link compiledRules}. A limit is needed, because some class names depend on visitors'
 * data.
 */
const MAX_COMPILED_STYLES = 5_000;

/**
 * Returns the style sheet of one render. Reuses the rules that earlier renders compiled, because compiling rules
 * takes time.
 */
export function createPageStyles(): ServerStyleSheet {
  const styles = new ServerStyleSheet();
  const sheet = styles.instance;
  const insertRules = sheet.insertRules.bind(sheet);
  const hasNameForId = sheet.hasNameForId.bind(sheet);
  sheet.insertRules = (id, name, rules) => {
    if (compiledRules.size < MAX_COMPILED_STYLES) compiledRules.set(`${id} ${name}`, rules);
    insertRules(id, name, rules);
  };
  sheet.hasNameForId = (id, name) => {
    if (hasNameForId(id, name)) return true;
    const rules = compiledRules.get(`${id} ${name}`);
    if (rules) insertRules(id, name, rules);
    return rules !== undefined;
  };
  return styles;
}
