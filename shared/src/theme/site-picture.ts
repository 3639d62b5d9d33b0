import share from './icons/share.jpg';

/** The link preview of pages without a picture of their own, 1200 × 630 pixels. */
export const sitePicture = share;
