import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './picture.ts';
import { type MediaIndex, requireMedia } from '../seed-types.ts';
import { renderPictures } from './render.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(() => rm(folder, { recursive: true }));

const square = (color: string): Picture => ({
  key: 'square',
  slug: 'red-square',
  width: 400,
  height: 300,
  draw: () => ({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${color}"/></svg>`,
  }),
});

const index = async () => JSON.parse(await readFile(join(folder, 'media.json'), 'utf8')) as MediaIndex;

test('renders a picture in its own and every smaller width as AVIF and WebP, with a placeholder', async () => {
  const heard: string[] = [];
  await renderPictures(folder, [square('#b4262c')], (done, of) => heard.push(`${done}/${of}`));
  expect(heard).toEqual(['1/1']);
  const { url, placeholder } = requireMedia(await index(), 'square');
  const [, hash = ''] = /^\/media\/([0-9a-f]{12})\/red-square-400x300\.webp$/.exec(url) ?? [];
  expect((await readdir(join(folder, hash))).sort()).toEqual(
    ['', '.160w', '.240w', '.320w']
      .flatMap((width) => [`red-square-400x300${width}.avif`, `red-square-400x300${width}.webp`])
      .sort(),
  );
  expect(await sharp(join(folder, hash, 'red-square-400x300.160w.avif')).metadata()).toMatchObject({
    width: 160,
    height: 120,
    hasAlpha: false,
  });
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder.length).toBeLessThanOrEqual(300);
  const tiny = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')).metadata();
  expect(tiny.width).toBeLessThanOrEqual(20);
});

test('keeps unchanged pictures; a changed one gets a new address and its old files are removed', async () => {
  await renderPictures(folder, [square('#b4262c')]);
  const first = requireMedia(await index(), 'square');
  const file = () => stat(join(folder, first.url.replace('/media/', '')));
  const made = (await file()).mtimeMs;
  await renderPictures(folder, [square('#b4262c')]);
  expect((await file()).mtimeMs).toBe(made);
  await renderPictures(folder, [square('#23306f')]);
  expect(requireMedia(await index(), 'square').url).not.toBe(first.url);
  await expect(file()).rejects.toThrow('ENOENT');
});

test('renders a picture without a print as one file, and lists where its print areas lie', async () => {
  const surfaces = {
    front: {
      base: '#ffffff',
      columns: 2,
      rows: 2,
      points: [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as [number, number][],
    },
  };
  const { draw } = square('#ffffff');
  await renderPictures(folder, [{ ...square('#ffffff'), draw: () => ({ ...draw(), surfaces }) }]);
  const media = (await index())['square'];
  expect(media?.surfaces).toEqual(surfaces);
  expect(await readdir(join(folder, media?.url.split('/')[2] ?? ''))).toEqual(['red-square-400x300.webp']);
});

test.each(['panel', 'crop'] as const)(
  'writes a link preview of 1200 × 630 pixels as JPEG: %s',
  async (share) => {
    await renderPictures(folder, [{ ...square('#b4262c'), share }]);
    const { url } = requireMedia(await index(), 'square');
    const file = join(folder, url.replace('/media/', '').replace('.webp', '.share.jpg'));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  },
);
