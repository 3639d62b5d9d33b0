import { parsePictureSources, createSharePicture } from './picture-sources.ts';

it('parses size and variants of a picture', () => {
  const name = '/uploads/3f2a/elephant-mug-400x300';
  expect(parsePictureSources(`${name}.webp`)).toEqual({
    width: 400,
    height: 300,
    avif: `${name}.160w.avif 160w, ${name}.240w.avif 240w, ${name}.320w.avif 320w, ${name}.avif 400w`,
    webp: `${name}.webp`,
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

it.each(['/media/3f2a/mug-1280x1280', '/uploads/u-1/mug-320x900'])('returns the preview of %s', (name) => {
  const preview = { src: `${name}.share.jpg`, type: 'image/jpeg', width: 1200, height: 630 };
  expect(createSharePicture(`${name}.webp`)).toEqual(preview);
});

it('returns a picture of another kind as its own preview', () => {
  expect(createSharePicture('/elsewhere/share.png')).toEqual({ src: '/elsewhere/share.png' });
});
