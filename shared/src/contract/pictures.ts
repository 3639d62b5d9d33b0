/**
 * Widths in pixels of the smaller copies of a picture. The server makes a copy on its first request; it makes no other
 * widths, and none that is not smaller than the picture.
 */
export const PICTURE_WIDTHS: readonly number[] = [160, 240, 320, 480, 640, 960, 1280];
