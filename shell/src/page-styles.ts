import { ServerStyleSheet } from 'styled-components';

/** Compiled rules by component and class name. The class name is a hash of the uncompiled rules. */
const compiledRules = new Map<string, string[]>();

/**
 * Largest number of entries in {@link compiledRules}. A limit is needed, because some class names depend on visitors'
 * data.
 */
const MAX_COMPILED_STYLES = 5_000;

/** Style elements without a nonce, by the keys of their rules in the sequence of their use. */
const styleElements = new Map<string, string>();

/** Largest number of entries in {@link styleElements}. An entry has about 30 KB. */
const MAX_STYLE_ELEMENTS = 200;

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

  function useRules(key: string, id: string, name: string, rules: string[]): void {
    sheet.registerName(id, name);
    addChange(key, () => insertRules(id, name, rules));
  }

  sheet.insertRules = (id, name, rules) => {
    const key = `${id} ${name}`;
    if (compiledRules.size < MAX_COMPILED_STYLES) compiledRules.set(key, rules);
    useRules(key, id, name, rules);
  };
  sheet.clearRules = (id) => {
    sheet.clearNames(id);
    addChange(`-${id}`, () => clearRules(id));
  };
  sheet.hasNameForId = (id, name) => {
    if (hasNameForId(id, name)) return true;
    const key = `${id} ${name}`;
    const rules = compiledRules.get(key);
    if (rules) useRules(key, id, name, rules);
    return rules !== undefined;
  };

  function createElementWithoutNonce(): string {
    for (const change of changes) change();
    const element = styles.getStyleTags();
    if (styleElements.size >= MAX_STYLE_ELEMENTS) {
      for (const oldestKeys of styleElements.keys()) {
        styleElements.delete(oldestKeys);
        break;
      }
    }
    styleElements.set(keys, element);
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
