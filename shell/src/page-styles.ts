import { ServerStyleSheet } from 'styled-components';

/** Compiled rules by component and class name. The class name is a hash of the uncompiled rules. */
const compiledRules = new Map<string, string[]>();

/**
 * Largest number of entries in {@link compiledRules}; the oldest are removed first. A limit is needed, because some class
 * names depend on visitors' data.
 */
const MAX_COMPILED_STYLES = 5_000;

/**
 * Returns whether an id belongs to a global style. The name of a global style does not depend on its rules, and
 * different values of properties result in different rules.
 */
const isGlobalStyle = (id: string) => id.startsWith('sc-global-');

const createRulesKey = (id: string, name: string) => `${id} ${name}`;

/** Matches rules with keyframes. styled-components adds the keyframes of a global style only when it compiles the style. */
const KEYFRAMES_USE = /\banimation(-name)?:/;

/** Style elements without a nonce, by the keys of their rules in the sequence of their use. */
const styleElements = new Map<string, string>();

/** Largest number of entries in {@link styleElements}; the oldest are removed first. An entry has about 30 KB. */
const MAX_STYLE_ELEMENTS = 200;

/** Largest number of characters of an entry in {@link styleElements}. */
const MAX_ELEMENT_LENGTH = 200_000;

const ELEMENT_START = '<style ';

/** The styles of one render. */
export interface PageStyles {
  /** Sheet for styled-components' `StyleSheetManager`. */
  sheet: ServerStyleSheet['instance'];
  /**
   * Returns the style element with all styles that the render used.
   * @param nonce Content-Security-Policy nonce of the element
   */
  createStyleElement(nonce: string): string;
}

/**
 * Creates the style sheet of one render. Reuses the rules that earlier renders compiled, because compiling rules takes
 * time. Reuses the style element of an earlier render that used the same rules in the same sequence, because joining
 * the rules takes time.
 */
export function createPageStyles(): PageStyles {
  const styles = new ServerStyleSheet();
  const sheet = styles.instance;
  const insertRules = sheet.insertRules.bind(sheet);
  const clearRules = sheet.clearRules.bind(sheet);
  const hasNameForId = sheet.hasNameForId.bind(sheet);
  /** Changes of the sheet that are made only when there is no style element for their keys. */
  const changes: (() => void)[] = [];
  let keys = '';

  function addChange(key: string, change: () => void): void {
    keys += `${key}\n`;
    changes.push(change);
  }

  function addRules(id: string, name: string, rules: string[]): void {
    sheet.registerName(id, name);
    const rulesKey = createRulesKey(id, name);
    addChange(isGlobalStyle(id) ? `${rulesKey} ${rules.join('')}` : rulesKey, () =>
      insertRules(id, name, rules),
    );
  }

  sheet.insertRules = (id, name, rules) => {
    if (!isGlobalStyle(id) || !rules.some((rule) => KEYFRAMES_USE.test(rule)))
      storeEntry(compiledRules, MAX_COMPILED_STYLES, createRulesKey(id, name), rules);
    addRules(id, name, rules);
  };
  sheet.clearRules = (id) => {
    sheet.clearNames(id);
    addChange(`-${id}`, () => clearRules(id));
  };
  sheet.hasNameForId = (id, name) => {
    if (hasNameForId(id, name)) return true;
    const rules = compiledRules.get(createRulesKey(id, name));
    if (rules) addRules(id, name, rules);
    return rules !== undefined;
  };

  function createElementWithoutNonce(): string {
    for (const change of changes) change();
    const element = styles.getStyleTags();
    if (element.length <= MAX_ELEMENT_LENGTH) storeEntry(styleElements, MAX_STYLE_ELEMENTS, keys, element);
    return element;
  }

  return {
    sheet,
    createStyleElement(nonce) {
      const element = styleElements.get(keys) ?? createElementWithoutNonce();
      return element && `${ELEMENT_START}nonce="${nonce}" ${element.slice(ELEMENT_START.length)}`;
    },
  };
}

/** Adds an entry to a map, and removes the oldest entries above the largest number. */
function storeEntry<Value>(entries: Map<string, Value>, maxEntries: number, key: string, value: Value): void {
  entries.delete(key);
  entries.set(key, value);
  for (const oldestKey of entries.keys()) {
    if (entries.size <= maxEntries) break;
    entries.delete(oldestKey);
  }
}
