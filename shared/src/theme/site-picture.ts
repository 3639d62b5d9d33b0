// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the bundler cannot import a .d.ts file
/// <reference path="./assets.d.ts" />
import share from './icons/share.jpg';

/** URL of the share picture for pages without a picture of their own; 1200 × 630 pixels. */
export const sitePicture = share;
