import type { CDPSession, Locator } from '@playwright/test';
import { fetchFirstProduct } from '../helpers/screens.ts';
import { openProduct } from '../helpers/shop.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

type Finger = { id: number; x: number; y: number };

/** Moves fingers from their first to their second positions in five steps. */
async function swipe(client: CDPSession, fingers: readonly (readonly [from: Finger, to: Finger])[]) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const computePoints = (fraction: number) =>
    fingers.map(([from, to]) => ({
      id: from.id,
      x: from.x + (to.x - from.x) * fraction,
      y: from.y + (to.y - from.y) * fraction,
    }));
  await send('touchStart', computePoints(0));
  for (let step = 1; step <= 5; step += 1) await send('touchMove', computePoints(step / 5));
  await send('touchEnd', []);
}

/** Scrolls a shape to the middle of the window and returns the position of its middle. */
async function findMiddle(shape: Locator) {
  await shape.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await shape.boundingBox();
  if (!box) throw new Error('The shape is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('moves a text with one finger, scales and turns it with two, and scrolls the page outside', async ({
  page,
  request,
}) => {
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
  const client = await page.context().newCDPSession(page);

  const [left, top] = [await readValue('Left (mm)'), await readValue('Top (mm)')];
  const start = await findMiddle(shape);
  const scrollYBefore = await page.evaluate(() => scrollY);
  await swipe(client, [
    [
      { id: 1, ...start },
      { id: 1, x: start.x + 30, y: start.y + 20 },
    ],
  ]);
  await expect.poll(() => readValue('Left (mm)')).toBeGreaterThan(left + 2);
  await expect.poll(() => readValue('Top (mm)')).toBeGreaterThan(top + 2);
  expect(await page.evaluate(() => scrollY)).toBe(scrollYBefore);

  const width = await readValue('Width (mm)');
  const { x, y } = await findMiddle(shape);
  await swipe(client, [
    [
      { id: 1, x: x - 20, y },
      { id: 1, x: x - 20, y: y - 20 },
    ],
    [
      { id: 2, x: x + 20, y },
      { id: 2, x: x + 30, y: y + 20 },
    ],
  ]);
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
  await swipe(client, [
    [
      { id: 1, ...headingMiddle },
      { id: 1, x: headingMiddle.x, y: headingMiddle.y - 150 },
    ],
  ]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollYBeforeSwipe + 50);
});
