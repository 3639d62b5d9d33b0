import { createPlainPicture } from '../../src/testing/pictures.ts';
import { isPicture } from './is-picture.ts';

it('isPicture returns true only for a response with status 200 and a complete picture', async () => {
  const picture = await createPlainPicture(40, 30).webp().toBuffer();
  expect(await isPicture({ status: 200, body: picture })).toBe(true);
  expect(await isPicture({ status: 404, body: picture })).toBe(false);
  for (const body of [picture.subarray(0, picture.length / 2), Buffer.from('{}'), Buffer.alloc(0)])
    expect(await isPicture({ status: 200, body })).toBe(false);
});
