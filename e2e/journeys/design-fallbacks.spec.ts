import type { APIRequestContext, Page } from '@playwright/test';
import { createPng } from '../helpers/files.ts';
import { fetchFirstProduct } from '../helpers/screens.ts';
import { expectCartCount, openProduct } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

/** Uploads a magenta picture on the page of a mug, and returns the design editor. */
async function uploadDesign(page: Page, request: APIRequestContext) {
  const mug = await fetchFirstProduct(request);
  await openProduct(page, mug);
  await page.getByLabel('Upload your design').setInputFiles(createPng('magenta.png', [230, 20, 160], 600));
  const editor = page.getByRole('region', { name: 'Design editor' });
  await expect(editor.getByRole('button', { name: 'Photo 1' })).toBeVisible();
  return editor;
}

test('shows the design on the photograph of the product', async ({ page, request }) => {
  await uploadDesign(page, request);
  const preview = page.getByRole('img', { name: 'Preview of your design' });
  /** Returns red, green and blue (0 to 255) of the preview at fractions of the preview's width and height. */
  const readColour = (x: number, y: number) =>
    preview.evaluate(
      (canvas: HTMLCanvasElement, [left = 0, top = 0]) => {
        const copy = new OffscreenCanvas(1, 1).getContext('2d');
        copy?.drawImage(canvas, -left * canvas.width, -top * canvas.height);
        return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
      },
      [x, y],
    );
  await expect
    .poll(async () => {
      const [red = 0, green = 0, blue = 0] = await readColour(0.5, 0.5);
      return red > green + 60 && blue > green + 60;
    })
    .toBe(true);
  // The photograph around the design is neither magenta nor missing.
  const [red = 0, green = 0] = await readColour(0.02, 0.02);
  expect(red - green).toBeLessThan(60);
  expect(green).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Buy With Custom Design' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Your design on the product' })).toBeVisible();
});

test('shows and sells a design without a preview where canvases do not work', async ({ page, request }) => {
  await page.addInitScript(() => {
    for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas])
      Object.assign(prototype, { getContext: () => null });
  });
  const editor = await uploadDesign(page, request);
  await expect(editor.getByRole('group', { name: 'Design area' }).locator('image')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview of your design' })).toBeHidden();

  await page.getByRole('button', { name: 'Buy With Custom Design' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'The design to be printed' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Your design on the product' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expectCartCount(page, 1);
});
