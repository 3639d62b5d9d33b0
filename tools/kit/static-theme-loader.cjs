/** Matches a compiled function that returns a value of the theme. */
const THEME_VALUE = /\(\{ theme \}\)\s*=>\s*theme((?:\.\w+)+)(?=[,)\]\s])/g;

/** Matches a compiled function that returns an ornament in colours of the theme. */
const THEME_ORNAMENT =
  /\(\{ theme \}\)\s*=>\s*(block(?:Border|Sprig)\(theme(?:\.\w+)+(?:,\s*theme(?:\.\w+)+)*\))/g;

/**
 * Replaces compiled functions that only read the theme, such as `({ theme })=>theme.color.ink` and
 * `({ theme })=>blockSprig(theme.color.sprig)`, with the values of the shell's theme. Otherwise styled-components would call the functions in every render of every element. Runs
 * after the compiler, because the compiler derives the class names from the source, and the browser needs the same
 * class names. Used only for server bundles, because the values would make the browser's scripts larger.
 */
module.exports = function useStaticTheme(code, map) {
  const replacedCode = code
    .replace(THEME_VALUE, 'staticTheme$1')
    .replace(THEME_ORNAMENT, (_function, ornament) => ornament.replaceAll(/\btheme\./g, 'staticTheme.'));
  this.callback(
    null,
    replacedCode === code
      ? code
      : `${replacedCode}\nimport { theme as staticTheme } from '@rangmala/shared/theme';\n`,
    map,
  );
};
