/**
 * Replaces compiled functions that only read the theme, such as `({ theme })=>theme.color.ink`, with the values of
 * the shell's theme. Otherwise styled-components would call the functions in every render of every element. Runs
 * after the compiler, because the compiler derives the class names from the source, and the browser needs the same
 * class names. Used only for server bundles, because the values would make the browser's scripts larger.
 */
module.exports = function useStaticTheme(code, map) {
  const replacedCode = code.replace(/\(\{ theme \}\)\s*=>\s*theme((?:\.\w+)+)(?=[,)\]\s])/g, 'staticTheme$1');
  this.callback(
    null,
    replacedCode === code
      ? code
      : `${replacedCode}\nimport { theme as staticTheme } from '@rangmala/shared/theme';\n`,
    map,
  );
};
