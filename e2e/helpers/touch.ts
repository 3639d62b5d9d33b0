import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Moves fingers over the page in five steps, each from one point of the window to another. */
export async function moveFingers(page: Page, ...paths: { from: Point; to: Point }[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (Point & { id: number })[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const computePoints = (fraction: number) =>
    paths.map(({ from, to }, id) => ({
      id,
      x: from.x + (to.x - from.x) * fraction,
      y: from.y + (to.y - from.y) * fraction,
    }));
  await send('touchStart', computePoints(0));
  for (let step = 1; step <= 5; step += 1) await send('touchMove', computePoints(step / 5));
  await send('touchEnd', []);
  await client.detach();
}
