/** Matches the path of a value of the theme. A function with another path may read a property of another object. */
const VALUE = String.raw`theme\.(?:color|font|text|space|size|radius|shadow|media|layer|motion)\.\w+`;

/** Matches a compiled function that returns a value of the theme. */
const THEME_VALUE = new RegExp(String.raw`\(\{ theme \}\)\s*=>\s*(${VALUE})(?=[,)\]\s])`, 'g');

/** Matches a compiled function that returns an ornament in colours of the theme. */
const THEME_ORNAMENT = new RegExp(
  String.raw`\(\{ theme \}\)\s*=>\s*(block(?:Border|Sprig)\(${VALUE}(?:,\s*${VALUE})*\))`,
  'g',
);

/**
 * Replaces compiled functions that only read the theme, such as `({ theme })=>theme.color.ink` and
 * `({ theme })=>blockSprig(theme.color.sprig)`, with the values of the shell's theme. Otherwise styled-components would
 * call the functions in every render of every element. Runs after the compiler, because the compiler derives the class
 * names from the source, and the browser needs the same class names. Used only for server bundles, because the values
 * would make the browser's scripts larger.
 */
module.exports = function useStaticTheme(code, map) {
  // The id of a global style is a hash of its rules, so it would differ between server and browser.
  if (code.includes('createGlobalStyle')) {
    this.callback(null, code, map);
    return;
  }
  const replacedCode = code
    .replace(THEME_VALUE, (_function, value) => useStaticName(value))
    .replace(THEME_ORNAMENT, (_function, ornament) => useStaticName(ornament));
  this.callback(
    null,
    replacedCode === code
      ? code
      : `${replacedCode}\nimport { theme as staticTheme } from '@rangmala/shared/theme';\n`,
    map,
  );
};

const useStaticName = (code) => code.replaceAll(/\btheme\./g, 'staticTheme.');
