// Takes screenshots of the demo site for the README (shop, product, gallery) and saves them as WebP in docs/pictures.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '../kit/apps.mjs';
import { ensureBrowser } from './browser.mjs';
import { runStaleBuilds } from './stale-builds.mjs';
import { findFreePort } from './free-port.mjs';

const PICTURES_FOLDER = join(ROOT, 'docs/pictures');
const VIEWPORT = { width: 1280, height: 860 };

/** Maximum total size of the pictures in bytes. */
const MAX_BYTES = 400 * 1024;
/** WebP qualities (0 to 100), highest first. */
const QUALITIES = [82, 74, 66, 58, 50];

/** Pictures by name. `path` returns the path of the shown page; its parameter is the origin of the site. */
const PICTURES = [
  { name: 'shop', path: async () => '/shop' },
  {
    name: 'product',
    path: async (url) => {
      const items = await (await fetch(`${url}/api/items?category=mugs`)).json();
      return `/product/${items[0].id}`;
    },
  },
  { name: 'gallery', path: async () => '/art-gallery' },
];

await runStaleBuilds();
const site = await startSite();
try {
  const shots = await takeShots(site.url);
  const bytes = await saveShots(shots);
  process.stdout.write(`${shots.length} pictures in docs/pictures, ${Math.round(bytes / 1024)} KB\n`);
} finally {
  await site.stop();
}

/**
 * Takes a screenshot of each page of {@link PICTURES}.
 * @returns {Promise<{ name: string, png: Buffer }[]>}
 */
async function takeShots(url) {
  const browser = await ensureBrowser((text) => process.stdout.write(text));
  if ('problem' in browser) throw new Error(browser.problem);
  const chromiumBrowser = await chromium.launch({
    executablePath: browser.path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await chromiumBrowser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
    const shots = [];
    for (const { name, path } of PICTURES) {
      await page.goto(url + (await path(url)), { waitUntil: 'load' });
      await page.evaluate(async () => {
        await document.fonts.ready;
        const visibleImages = [...document.images].filter(({ y }) => y < innerHeight);
        await Promise.all(visibleImages.map((image) => image.decode().catch(() => undefined)));
      });
      shots.push({ name, png: await page.screenshot() });
    }
    return shots;
  } finally {
    await chromiumBrowser.close();
  }
}

/**
 * Saves all screenshots in one quality: the highest of {@link QUALITIES} for which the files together have at most
 * {@link MAX_BYTES}.
 * @returns the total size in bytes
 * @throws Error when the screenshots are too large even in the lowest quality
 */
async function saveShots(shots) {
  mkdirSync(PICTURES_FOLDER, { recursive: true });
  for (const quality of QUALITIES) {
    const sizes = await Promise.all(
      shots.map(async ({ name, png }) => {
        const file = join(PICTURES_FOLDER, `${name}.webp`);
        await sharp(png).webp({ quality, effort: 6 }).toFile(file);
        return statSync(file).size;
      }),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    if (bytes <= MAX_BYTES) return bytes;
  }
  throw new Error(`The pictures are larger than ${MAX_BYTES / 1024} KB even at the lowest quality.`);
}

/**
 * Starts the built server with demo data in a temporary folder and waits until the server is ready. `stop` also deletes
 * the folder.
 */
async function startSite() {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'rangmala-pictures-'));
  const server = spawn(process.execPath, [join(ROOT, 'server/dist/main.js')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: `${port}`, PUBLIC_URL: url, DATA_DIR: dataDir, SEED: 'demo' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  let log = '';
  const readiness = new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        log += text;
        if (log.includes(`ready ${url}`)) resolve(undefined);
      });
    }
    void exited.then(() => reject(new Error(`The server stopped:\n${log}`)));
  });
  try {
    await readiness;
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
