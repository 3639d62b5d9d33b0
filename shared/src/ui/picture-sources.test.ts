import { parsePictureSources, createSharePicture } from './picture-sources.ts';

it('parses size and variants of a picture', () => {
  expect(parsePictureSources('/uploads/3f2a/elephant-mug-400x300.webp')).toEqual({
    width: 400,
    height: 300,
    avif: [
      '/uploads/3f2a/elephant-mug-400x300.160w.avif 160w',
      '/uploads/3f2a/elephant-mug-400x300.240w.avif 240w',
      '/uploads/3f2a/elephant-mug-400x300.320w.avif 320w',
      '/uploads/3f2a/elephant-mug-400x300.avif 400w',
    ].join(', '),
    webp: '/uploads/3f2a/elephant-mug-400x300.webp',
  });
});

it.each([
  'https://elsewhere.example/media/a/b-10x10.webp',
  '//elsewhere.example/media/a/b-10x10.webp',
  '/media/a/b-10x10.png',
  '/media/a/b-0x10.webp',
  '/media/a/b.webp',
  '/media/a/b-10x10.webp?size=1',
  '',
])('returns undefined for %j', (src) => {
  expect(parsePictureSources(src)).toBeUndefined();
});

it.each([
  [
    '/media/3f2a/mug-1280x1280.webp',
    { src: '/media/3f2a/mug-1280x1280.share.jpg', type: 'image/jpeg', width: 1200, height: 630 },
  ],
  [
    '/uploads/u-1/mug-320x900.webp',
    { src: '/uploads/u-1/mug-320x900.share.jpg', type: 'image/jpeg', width: 1200, height: 630 },
  ],
  ['/elsewhere/share.png', { src: '/elsewhere/share.png' }],
])('returns the link preview of %s', (src, share) => {
  expect(createSharePicture(src)).toEqual(share);
});
