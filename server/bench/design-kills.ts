import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { findChromium, launchChromium } from '../src/lib/chromium.ts';
import { startBuiltServer } from './built-site.ts';
import { printLine } from './measure.ts';

/*
 * Kills the server of the built site (SIGKILL) at random times while a visitor writes the note of a design, and starts
 * the server again:
 *   npx tsx server/bench/design-kills.ts [kills] [port]
 * The defaults are 20 and 3990. After each restart, reads the note from the server while the visitor's browser is
 * offline. Exits with status 1 when the server has lost a change that was made more than a second before the kill. Also
 * exits with status 1 when the browser does not save the remaining text after the browser is online again.
 */

const [KILLS = 20, PORT = 3990] = process.argv.slice(2).map(Number);
const BASE = `http://localhost:${PORT}`;
const PRODUCT_ID = 'mug-chai-first';
const TYPING_INTERVAL_MS = 60;
const MIN_WRITING_MS = 1_500;
const MAX_WRITING_MS = 5_000;
/** Changes within this time before a kill may be lost. */
const MAX_LOST_MS = 1_000;

const executable = findChromium(process.env);
if (executable === undefined) throw new Error('Set CHROMIUM_PATH: the benchmark writes in a browser.');
const dataDir = await mkdtemp(join(tmpdir(), 'rangmala-bench-'));
let server = await startServer();
const browser = await launchChromium(executable);
const context = await browser.newContext();
const problems: string[] = [];
try {
  const page = await context.newPage();
  await page.goto(`${BASE}/product/${PRODUCT_ID}`);
  await page.getByRole('button', { name: 'Personalise' }).click();
  const note = page.getByRole('textbox', { name: /^Note to the artist/ });
  const savedLabel = page.getByText('Saved', { exact: true });
  await note.fill('0');
  await savedLabel.waitFor();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const { noteLengths, killedAt } = await writeUntilKill(page);
    await context.setOffline(true);
    server = await startServer();
    const noteOnServer = await fetchStoredNote(page);
    // All text that was written at least a second before the kill must be on the server.
    const requiredLength = noteLengths.findLast(({ time }) => time <= killedAt - MAX_LOST_MS)?.length ?? 0;
    const writtenText = await note.inputValue();
    printLine(
      `kill ${kill}: ${noteOnServer.length} of ${writtenText.length} characters, at least ${requiredLength} are due`,
    );
    if (noteOnServer.length < requiredLength || !writtenText.startsWith(noteOnServer))
      problems.push(`kill ${kill}: the server has "${noteOnServer}" of "${writtenText}".`);
    await context.setOffline(false);
    await savedLabel.waitFor({ timeout: 30_000 });
    if ((await fetchStoredNote(page)) !== writtenText) problems.push(`kill ${kill}: the rest is not saved.`);
    await note.fill('0');
  }
} finally {
  await browser.close();
  server.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
}
printLine(problems.length === 0 ? `${KILLS} kills, nothing older than a second lost` : problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;

function startServer(): Promise<ChildProcess> {
  return startBuiltServer({
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
}

/**
 * Writes digits into the note and kills the server after a random time. Returns the length of the note after each
 * digit and the time of the kill. Times are values of `performance.now()`.
 */
async function writeUntilKill(page: Page) {
  const note = page.getByRole('textbox', { name: /^Note to the artist/ });
  await note.press('End');
  const noteLengths: { time: number; length: number }[] = [];
  const exited = once(server, 'exit');
  let killedAt = Infinity;
  const writingMs = MIN_WRITING_MS + Math.random() * (MAX_WRITING_MS - MIN_WRITING_MS);
  const killPromise = pause(writingMs).then(() => {
    server.kill('SIGKILL');
    killedAt = performance.now();
  });
  for (let digit = 1; killedAt === Infinity; digit += 1) {
    await page.keyboard.type(String(digit % 10));
    noteLengths.push({ time: performance.now(), length: digit + 1 });
    await pause(TYPING_INTERVAL_MS);
  }
  await killPromise;
  await exited;
  return { noteLengths, killedAt };
}

/**
 * Requests the design from the server without the browser and returns its note. Takes the design token from the
 * storage of the browser.
 */
async function fetchStoredNote(page: Page): Promise<string> {
  const storedDesigns = await page.evaluate(() => localStorage.getItem('rangmala.designs') ?? '{}');
  const designs = JSON.parse(storedDesigns) as Record<string, { id: string; token: string } | undefined>;
  const design = designs[PRODUCT_ID];
  if (!design) throw new Error('The browser stores no design.');
  const response = await fetch(`${BASE}/api/designs/${design.id}`, {
    headers: { 'design-token': design.token },
  });
  if (!response.ok) throw new Error(`The design was answered with status ${response.status}.`);
  return ((await response.json()) as { note: string }).note;
}
