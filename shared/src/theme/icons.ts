import favicon from './icons/favicon.svg';
import touchIcon from './icons/apple-touch-icon.png';

/** Addresses of the pictures that browsers show for the site: in a tab, and on a phone's home screen. */
export const siteIcons = { favicon, touchIcon } as const;
