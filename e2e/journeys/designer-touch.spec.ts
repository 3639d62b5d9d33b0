import type { Locator } from '@playwright/test';
import { fetchFirstProduct } from '../helpers/screens.ts';
import { openProduct } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';
import { moveFingers } from '../helpers/touch.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Scrolls a shape to the middle of the window and returns the position of its middle. */
async function findMiddle(shape: Locator) {
  await shape.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await shape.boundingBox();
  if (!box) throw new Error('The shape is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('moves a text with one finger, turns it with two, and scrolls outside', async ({ page, request }) => {
  await openProduct(page, await fetchFirstProduct(request));
  await page.getByRole('button', { name: 'Personalise' }).tap();
  const editor = page.getByRole('region', { name: 'Design editor' });
  await editor.getByRole('button', { name: 'An empty one' }).tap();
  await editor.getByRole('button', { name: 'Add text' }).tap();
  await expect(editor.getByRole('textbox', { name: 'Type here' })).toBeFocused();
  await page.keyboard.press('Escape');
  const getField = (name: string) => editor.getByRole('spinbutton', { name, exact: true });
  const readValue = async (name: string) => Number(await getField(name).inputValue());
  await expect(getField('Left (mm)')).toHaveValue(/\d/);
  const shape = editor.getByRole('group', { name: 'Design area' }).locator('[data-shape]');

  const [left, top] = [await readValue('Left (mm)'), await readValue('Top (mm)')];
  const start = await findMiddle(shape);
  const scrollYBefore = await page.evaluate(() => scrollY);
  await moveFingers(page, { from: start, to: { x: start.x + 30, y: start.y + 20 } });
  await expect.poll(() => readValue('Left (mm)')).toBeGreaterThan(left + 2);
  await expect.poll(() => readValue('Top (mm)')).toBeGreaterThan(top + 2);
  expect(await page.evaluate(() => scrollY)).toBe(scrollYBefore);

  const width = await readValue('Width (mm)');
  const { x, y } = await findMiddle(shape);
  await moveFingers(
    page,
    { from: { x: x - 20, y }, to: { x: x - 20, y: y - 20 } },
    { from: { x: x + 20, y }, to: { x: x + 30, y: y + 20 } },
  );
  await expect.poll(() => readValue('Width (mm)')).toBeGreaterThan(width + 2);
  await expect.poll(() => readValue('Rotation (°)')).toBeGreaterThan(20);

  const handles = editor.locator('[data-frame] circle[fill="transparent"]');
  await expect(handles).toHaveCount(5);
  for (const handle of await handles.all()) {
    const box = await handle.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
  }

  await page.goBack();
  await expect(editor).toBeHidden();
  const heading = page.getByRole('heading', { level: 1 });
  const headingMiddle = await findMiddle(heading);
  const scrollYBeforeSwipe = await page.evaluate(() => scrollY);
  await moveFingers(page, { from: headingMiddle, to: { x: headingMiddle.x, y: headingMiddle.y - 150 } });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollYBeforeSwipe + 50);
});
