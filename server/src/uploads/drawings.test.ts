import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { UploadedImage } from '@rangmala/shared/contract';
import { withApp, withFolder, test } from '../testing/app.ts';
import { createFileForm } from '../testing/form.ts';
import { decodePixels, sendUpload, createSvg, uploadAndFetch } from '../testing/pictures.ts';
import { expectError } from '../testing/errors.ts';
import { ImageWorkers } from './image-workers.ts';

/** A red pixel. */
const GIF = 'R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

describe('SVG drawings', () => {
  test('encodes a drawing as WebP without the text of its scripts and frames', async (app) => {
    const { buffer } = await uploadAndFetch(
      app,
      createSvg(
        '<script>alert(1)</script><rect width="400" height="300" fill="#0a0" onclick="alert(2)"/><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>',
      ),
    );
    expect(buffer.subarray(8, 12).toString()).toBe('WEBP');
    expect(buffer.includes('alert')).toBe(false);
    expect(buffer.includes('evil')).toBe(false);
  });

  test('draws the text of a drawing in the shop’s fonts, and names what it cannot draw', async (app) => {
    const createText = (family: string, text: string) =>
      createSvg(
        `<text y="90" font-family="${family}" font-size="90">${text}</text>`,
        'width="300" height="120"',
      );
    const upload = async (drawing: string) =>
      (await sendUpload(app, createFileForm(drawing))).json<UploadedImage>();
    expect((await upload(createText('sans-serif', 'శుభ शुभ آداب 🌸 ★'))).warnings).toBeUndefined();
    expect((await upload(createText('Gilroy, serif', '你好'))).warnings).toEqual([
      'This drawing has characters that our fonts lack: 你, 好. Please turn the text into paths, or save the drawing as PNG.',
      'This drawing has text in a font that we don’t have: Gilroy. We print it in another one. To keep its look, turn the text into paths.',
    ]);
    const linked = '<image xlink:href="pictures/photo.jpg" width="9" height="9"/>';
    expect((await upload(createSvg(`<rect width="9" height="9"/>${linked}`))).warnings).toEqual([
      'This drawing shows pictures outside the file, which we can’t print: photo.jpg. Please embed them, or save the drawing as PNG.',
    ]);
    const refuse = async (content: string) => {
      const response = await sendUpload(app, createFileForm(createSvg(content)));
      return [response.statusCode, response.json<{ detail: string }>().detail];
    };
    expect(await refuse(linked)).toEqual([
      422,
      'This drawing shows only pictures outside the file: photo.jpg. Please embed them, or save the drawing as PNG.',
    ]);
    const embedGif = `<image width="9" height="9" href="data:image/gif;base64,${GIF}"/>`;
    expect(await refuse(embedGif)).toEqual([
      422,
      'This drawing shows only pictures that are neither JPG nor PNG. Please embed them as JPG or PNG, or save the drawing as PNG.',
    ]);
    expect(await refuse('')).toEqual([
      422,
      'This drawing has nothing in it that we can print. Please save it again, for example as PNG.',
    ]);
  });

  test('does not load files that a drawing refers to', () =>
    withFolder(async (folder) => {
      const secret = join(folder, 'secret.png');
      await sharp({ create: { width: 400, height: 300, channels: 3, background: '#f00' } })
        .png()
        .toFile(secret);
      expect(existsSync(secret)).toBe(true);
      await withApp(async (app) => {
        for (const reference of [
          `<image href="file://${secret}" width="400" height="300"/>`,
          `<image xlink:href="file://${secret}" width="400" height="300"/>`,
          `<image xlink:href="${secret}" width="400" height="300"/>`,
          `<style>@import url("file://${secret}"); rect { fill: url("file://${secret}") }</style>`,
          `<use href="file://${secret}#a"/>`,
          `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file://${secret}"/>`,
        ]) {
          const { buffer } = await uploadAndFetch(
            app,
            createSvg(`<rect width="400" height="300" fill="#0f0"/>${reference}`),
          );
          const { getColourAt } = await decodePixels(buffer);
          const [red = 255] = getColourAt(1000, 750);
          expect(red).toBeLessThan(60);
        }
      });
    }));

  test('refuses a drawing that takes too long to render', () => {
    const imageWorkers = new ImageWorkers({ cpuLimitMs: 2_000 });
    const filters =
      '<feTurbulence baseFrequency="0.9" numOctaves="255"/><feGaussianBlur stdDeviation="50"/>'.repeat(60);
    const groups = Array.from(
      { length: 30 },
      (_, i) => `<g id="a${i + 1}"><use href="#a${i}"/><use href="#a${i}"/></g>`,
    );
    const slowDrawings = [
      createSvg(
        `<filter id="f" x="0" y="0" width="1" height="1">${filters}</filter><rect filter="url(#f)" width="2000" height="2000"/>`,
        'width="2000" height="2000"',
      ),
      createSvg(
        `<defs><g id="a0"><rect width="1" height="1"/></g>${groups.join('')}</defs><use href="#a30"/>`,
      ),
    ];
    return withApp({ dependencies: { imageWorkers } }, async (app) => {
      for (const drawing of slowDrawings) {
        const response = await sendUpload(app, createFileForm(drawing));
        expectError(response, 422, 'This image is too complicated to be read.');
      }
    });
  });
});
