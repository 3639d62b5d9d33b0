/**
 * Replaces functions that only read the theme, such as `${({ theme }) => theme.color.ink}`, with the values of the
 * shell's theme. Otherwise styled-components would call the functions in every render of every element. The import
 * follows the source, so that the lines of source maps stay the same. Used only for server bundles, because the values
 * would make the scripts of the browser larger.
 */
module.exports = function useStaticTheme(source) {
  const replacedSource = source.replace(
    /\$\{\(\{ theme \}\) =>\s+theme((?:\.\w+)+)\s*\}/g,
    '${staticTheme$1}',
  );
  return replacedSource === source
    ? source
    : `${replacedSource}\nimport { theme as staticTheme } from '@rangmala/shared/theme';\n`;
};
