import favicon from './icons/favicon.svg';
import touchIcon from './icons/apple-touch-icon.png';

/** Addresses of favicon and touch icon. */
export const siteIcons = { favicon, touchIcon } as const;
