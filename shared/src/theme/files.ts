/** Files that only the document names: kept out of the scripts that every page loads. */
export { fontFaces, fontPreloads } from './fonts.ts';
export { siteIcons } from './icons.ts';
