import { setTimeout } from 'node:timers/promises';
import { findMedian } from './median.mjs';
import { withChromium } from './page-loads.mjs';

/** CPU slowdown while a layer is dragged, as on a mid-range phone. */
const CPU_SLOWDOWN = 4;
/** Number of measured pointer moves. The same number of moves before the measurement warms up the code. */
const MOVES = 300;
/** Time between two pointer moves. A common mouse reports 125 positions a second. */
const MOVE_MS = 8;
/** Number of pictures that are added one after another. */
const ADDED_PICTURES = 3;

/** Columns of the printed table: title and field of the result. */
export const DESIGNER_COLUMNS = [
  ['first preview after decoding, “Upload your design” (ms, at most 300)', 'firstPreviewMs'],
  ['first preview after decoding, “Add picture” (ms, at most 300)', 'addedPreviewMs'],
  [
    `dragging at ${CPU_SLOWDOWN} × slowdown: main thread for each frame, p95 (CPU ms, at most 16)`,
    'dragWorkMs',
  ],
  [
    `dragging at ${CPU_SLOWDOWN} × slowdown: time between frames, p95 (ms, 16.7 = 60 a second)`,
    'dragFrameMs',
  ],
];

/**
 * Measures the design editor of products in Chromium.
 * @param {string} executablePath
 * @param {Record<string, string>} urls product pages by name
 * @returns {Promise<Record<string, object>>} times in milliseconds by product. `firstPreviewMs` and `addedPreviewMs`
 *   (a median) are the times from the decoded picture to its first preview, for the upload field and for the button
 *   "Add picture". `dragWorkMs` and `dragFrameMs` (95th percentiles) are measured while a layer is dragged.
 *   `dragWorkMs` is the main thread's CPU time for a frame, and `dragFrameMs` is the time between frames.
 */
export function measureDesigner(executablePath, urls) {
  return withChromium(executablePath, async (browser) => {
    const photo = await drawPhoto(browser);
    const results = {};
    for (const [name, url] of Object.entries(urls)) results[name] = await measureProduct(browser, url, photo);
    return results;
  });
}

/** Draws a magenta photograph of 12 megapixels as JPEG. */
async function drawPhoto(browser) {
  const page = await browser.newPage();
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 });
    const context = canvas.getContext('2d');
    for (let y = 0; y < 3000; y += 20)
      for (let x = 0; x < 4000; x += 20) {
        const shade = (x * 7 + y * 13) % 50;
        context.fillStyle = `rgb(${200 + shade} ${shade} ${150 + shade})`;
        context.fillRect(x, y, 20, 20);
      }
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  await page.close();
  return Buffer.from(base64, 'base64');
}

/**
 * Returns a file with the photograph and `count` at the end. Each `count` gives different bytes, so that no cache
 * contains the file.
 */
const createPhotoFile = (photo, count) => ({
  name: `photo${count}.jpg`,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([photo, Buffer.from(`${count}`)]),
});

async function measureProduct(browser, url, photo) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(markPreviews);
    await page.goto(url, { waitUntil: 'networkidle' });
    const firstPreviewMs = await measurePreview(page, () =>
      chooseFile(page, page.getByLabel('Upload your design'), createPhotoFile(photo, 0)),
    );
    const editor = page.getByRole('region', { name: 'Design editor' });
    const addedPreviewTimes = [];
    for (let count = 1; count <= ADDED_PICTURES; count += 1) {
      await waitUntilSaved(editor);
      const file = createPhotoFile(photo, count);
      const button = editor.getByRole('button', { name: 'Add picture' });
      addedPreviewTimes.push(await measurePreview(page, () => chooseFile(page, button, file)));
    }
    await waitUntilSaved(editor);
    return {
      firstPreviewMs,
      addedPreviewMs: findMedian(addedPreviewTimes),
      ...(await measureDragging(browser, page, editor)),
    };
  } finally {
    await context.close();
  }
}

/** Clicks a control that opens the file dialog, and chooses a file half a second later. */
async function chooseFile(page, control, file) {
  const dialog = page.waitForEvent('filechooser');
  await control.click();
  await setTimeout(500);
  await (await dialog).setFiles(file);
}

const waitUntilSaved = (editor) => editor.getByText('Saved', { exact: true }).waitFor();

/** Runs in the page: marks when a picture is decoded, and when the shown preview is magenta in its middle. */
function markPreviews() {
  const decode = window.createImageBitmap;
  window.createImageBitmap = async (...parameters) => {
    const bitmap = await decode(...parameters);
    performance.mark('decoded');
    return bitmap;
  };
  const drawImage = CanvasRenderingContext2D.prototype.drawImage;
  const probe = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  const markMagenta = (canvas) => {
    if (!canvas.isConnected || performance.getEntriesByName('decoded').length === 0) return;
    if (performance.getEntriesByName('previewed').length > 0) return;
    drawImage.call(probe, canvas, -canvas.width / 2, -canvas.height / 2);
    // Reading a pixel waits until the picture is drawn.
    const [red, green] = probe.getImageData(0, 0, 1, 1).data;
    if (red > green + 60) performance.mark('previewed');
  };
  CanvasRenderingContext2D.prototype.drawImage = function drawImageAndMark(...parameters) {
    drawImage.apply(this, parameters);
    markMagenta(this.canvas);
  };
  const showBitmap = ImageBitmapRenderingContext.prototype.transferFromImageBitmap;
  ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function transferBitmapAndMark(bitmap) {
    showBitmap.call(this, bitmap);
    markMagenta(this.canvas);
  };
}

async function measurePreview(page, choose) {
  await page.evaluate(() => performance.clearMarks());
  await choose();
  await page.waitForFunction(() => performance.getEntriesByName('previewed').length > 0);
  return page.evaluate(() => {
    const [start, end] = ['decoded', 'previewed'].map(
      (name) => performance.getEntriesByName(name)[0].startTime,
    );
    return Math.round(end - start);
  });
}

async function measureDragging(browser, page, editor) {
  await editor
    .getByRole('button', { name: /^Photo/ })
    .last()
    .click();
  const area = editor.getByRole('group', { name: 'Design area' });
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const moveAround = async () => {
    for (let step = 0; step < MOVES; step += 1) {
      const position = { x: x + 40 * Math.sin(step / 20), y: y + 30 * Math.cos(step / 18) };
      const dispatchPromise = session.send('Input.dispatchMouseEvent', {
        type: 'mouseMoved',
        button: 'left',
        buttons: 1,
        ...position,
      });
      await Promise.race([dispatchPromise, setTimeout(MOVE_MS)]);
    }
  };
  await moveAround();
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  const frames = page.evaluate(recordFrames);
  await moveAround();
  await page.evaluate(() => (window.isRecorded = true));
  const intervals = await frames;
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
  await page.mouse.up();
  return {
    dragWorkMs: round(computeQuantile(measureWorkPerFrame(traceEvents), 0.95)),
    dragFrameMs: round(computeQuantile(intervals, 0.95)),
  };
}

/** Runs in the page until `window.isRecorded` is set. Returns the milliseconds between consecutive frames. */
async function recordFrames() {
  const intervals = [];
  let last = await new Promise(requestAnimationFrame);
  while (!window.isRecorded) {
    const now = await new Promise(requestAnimationFrame);
    intervals.push(now - last);
    last = now;
  }
  return intervals;
}

/** Returns the CPU milliseconds of the page's main thread for each frame with a pointer move. */
function measureWorkPerFrame(events) {
  const isMove = ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointermove';
  const thread = findMostFrequent(events.filter(isMove).map(({ pid, tid }) => `${pid} ${tid}`));
  const threadEvents = events.filter(({ pid, tid }) => `${pid} ${tid}` === thread);
  const moves = threadEvents.filter(isMove).map(({ ts }) => ts);
  const tasks = threadEvents.filter(({ name, tdur }) => name === 'RunTask' && tdur);
  // A frame ends with the commit to the compositor.
  const frameEnds = threadEvents.filter(({ name }) => name === 'Commit').map(({ ts, dur }) => ts + dur);
  frameEnds.sort((a, b) => a - b);
  return frameEnds.slice(1).flatMap((end, index) => {
    const isInFrame = (time) => time > frameEnds[index] && time <= end;
    if (!moves.some(isInFrame)) return [];
    const frameTasks = tasks.filter(({ ts, dur }) => isInFrame(ts + dur / 2));
    return [frameTasks.reduce((sum, { tdur }) => sum + tdur, 0) / 1_000];
  });
}

function findMostFrequent(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const computeQuantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)];

const round = (value) => Math.round(value * 10) / 10;
