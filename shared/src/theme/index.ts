export { fontFaces, fontPreloads } from './fonts.ts';
export { GlobalStyle } from './GlobalStyle.tsx';
export { siteIcons, sitePicture } from './icons.ts';
export { blockBorder, blockSprig } from './ornaments.ts';
export { theme, type Theme } from './theme.ts';
export { ThemeRoot } from './ThemeRoot.tsx';
