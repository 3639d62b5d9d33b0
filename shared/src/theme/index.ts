export { sitePicture } from './site-picture.ts';
export { blockBorder, blockSprig } from './ornaments.ts';
export { theme, type Theme } from './theme.ts';
export { ThemeRoot } from './ThemeRoot.tsx';
