import sharp from 'sharp';
import { compareScreenshots } from './compare-screenshots.ts';

const BLUE = { r: 40, g: 60, b: 140 };

const createImage = (width: number, height: number, background = BLUE) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

it('finds no difference between equal screenshots or slightly different colours', async () => {
  const picture = await createImage(20, 10);
  expect((await compareScreenshots(picture, picture)).changedShare).toBe(0);
  const nearlySameImage = await createImage(20, 10, { ...BLUE, r: 50 });
  expect((await compareScreenshots(picture, nearlySameImage)).changedShare).toBe(0);
});

it('marks differences in red', async () => {
  const before = await createImage(20, 10);
  const spot = await createImage(5, 10, { r: 250, g: 250, b: 250 });
  const after = await sharp(before)
    .composite([{ input: spot, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const { changedShare, markedScreenshot } = await compareScreenshots(before, after);
  expect(changedShare).toBe(0.25);
  const { data } = await sharp(markedScreenshot).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0] = data;
  expect(red - green).toBeGreaterThan(80);
});

it('counts the excess area of a taller page as changed', async () => {
  expect((await compareScreenshots(await createImage(20, 10), await createImage(20, 20))).changedShare).toBe(
    0.5,
  );
});
