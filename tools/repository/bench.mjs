/*
 * Measures the built site and prints the new and the committed results:
 *   npm run bench -- [--write] [--lighthouse] [--designer]
 * Measures the requests per second for guest pages, pages of a signed-in visitor, pages that are rendered for each
 * request and a static file. Measures the CPU time, the bytes and, on a slow phone, the longest task of each page in
 * Chromium. Measures the time from a click to the category page and to the product page. --write replaces the committed
 * results. --lighthouse also measures the Lighthouse scores of each page. --designer measures only the design editor and
 * prints the new results.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { loadInBrowser } from './bench/browser-load.mjs';
import { signIn, withBenchSite } from './bench/bench-site.mjs';
import { measureClickTimes } from './bench/click-times.mjs';
import { DESIGNER_COLUMNS, measureDesigner } from './bench/designer-load.mjs';
import { measureUrl } from './bench/http-load.mjs';
import { measureLighthouseScores } from './bench/lighthouse.mjs';
import { measureLongestTasks } from './bench/long-tasks.mjs';
import { ensureBrowser } from './browser.mjs';
import { runStaleBuilds } from './stale-builds.mjs';
import { ROOT } from './run-command.mjs';

const COMMITTED_RESULTS = join(ROOT, 'docs', 'performance.json');
const PORT = Number(process.env.PORT ?? 3199);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

/**
 * For a request with a cookie that begins with `rangmala_`, the server renders the page instead of sending a cached
 * page.
 */
const UNCACHED_COOKIE = 'rangmala_bench=1';

/** Number of requests before a measurement. The JavaScript engine optimises the rendering only after many requests. */
const WARM_UP_REQUESTS = 500;

const printLine = (line) => process.stdout.write(`${line}\n`);

async function listPages(base) {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
  const product = /<loc>[^<]*(\/product\/[^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (!product) throw new Error('The sitemap names no product.');
  return {
    home: '/',
    category: '/shop/mugs',
    product,
    gallery: '/art-gallery',
    appointment: '/appointment',
    'sign-in': '/signin',
    cart: '/cart',
  };
}

/** Pages for the measurement of requests. The other pages are measured only in the browser. */
const REQUESTED_PAGES = ['home', 'category', 'product', 'gallery'];

async function measureRequests({ base, pid }, pages) {
  const cookie = await signIn(base);
  const html = await (await fetch(base)).text();
  const file = /\/r\/shell\/[^"]+\/main[^"]*\.js/.exec(html)?.[0];
  if (!file) throw new Error('The home page names no script of the shell.');
  const common = { pid, seconds: SECONDS };
  const results = {};
  results['static file'] = { guest: await measureUrl({ ...common, url: base + file, connections: 16 }) };
  for (const name of REQUESTED_PAGES) {
    const url = base + pages[name];
    results[name] = {
      guest: await measureUrl({ ...common, url, connections: 16 }),
      visitor: await measureUrl({
        ...common,
        url,
        connections: 8,
        warmUp: WARM_UP_REQUESTS,
        headers: { cookie },
      }),
      uncached: await measureUrl({
        ...common,
        url,
        connections: 8,
        warmUp: WARM_UP_REQUESTS,
        headers: { cookie: UNCACHED_COOKIE },
      }),
    };
  }
  return results;
}

async function measurePages(shouldRunLighthouse) {
  const browser = await ensureBrowser(printLine);
  if ('problem' in browser) throw new Error(browser.problem);
  return withBenchSite(PORT, async (site) => {
    const pages = await listPages(site.base);
    const results = await measureRequests(site, pages);
    const urls = Object.values(pages).map((path) => site.base + path);
    const loads = await loadInBrowser(browser.path, urls);
    const tasks = await measureLongestTasks(browser.path, urls);
    const clicks = await measureClickTimes(browser.path, site.base);
    for (const [index, name] of Object.keys(pages).entries()) {
      results[name] = { ...results[name], browser: { ...loads[index], longestTaskMs: tasks[index] } };
      if (clicks[name]) results[name].click = clicks[name];
      if (shouldRunLighthouse)
        results[name].lighthouse = await measureLighthouseScores(browser.path, urls[index]);
    }
    return results;
  });
}

/** Columns of the table: title, part and field of the result. */
const COLUMNS = [
  ['guest req/s', 'guest', 'perSecond'],
  ['guest CPU ms', 'guest', 'cpuMs'],
  ['signed-in req/s', 'visitor', 'perSecond'],
  ['signed-in CPU ms', 'visitor', 'cpuMs'],
  ['signed-in first byte ms', 'visitor', 'firstByteMs'],
  ['rendered req/s', 'uncached', 'perSecond'],
  ['rendered CPU ms', 'uncached', 'cpuMs'],
  ['HTML kB', 'guest', 'kilobytes'],
  ['browser CPU ms', 'browser', 'mainThreadMs'],
  ['longest task ms', 'browser', 'longestTaskMs'],
  ['scripts kB', 'browser', 'scriptKilobytes'],
  ['fonts kB', 'browser', 'fontKilobytes'],
  ['all kB', 'browser', 'kilobytes'],
  ['click to heading ms', 'click', 'headingMs'],
  ['click to picture ms', 'click', 'pictureMs'],
  ['Lighthouse', 'lighthouse', 'performance'],
];

function printTable(results, committed) {
  for (const [title, part, field] of COLUMNS) {
    const rows = Object.entries(results).filter(([, result]) => result[part]?.[field] !== undefined);
    if (rows.length === 0) continue;
    printLine(`\n${title.padEnd(24)}${'now'.padStart(10)}${'committed'.padStart(12)}`);
    for (const [name, result] of rows) {
      const committedValue = committed.results?.[name]?.[part]?.[field] ?? '-';
      printLine(
        `  ${name.padEnd(22)}${String(result[part][field]).padStart(10)}${String(committedValue).padStart(12)}`,
      );
    }
  }
}

/** Measures the design editor with the first mug, tee and poster. */
async function runDesignerBenchmark() {
  const browser = await ensureBrowser(printLine);
  if ('problem' in browser) throw new Error(browser.problem);
  const results = await withBenchSite(PORT, async ({ base }) => {
    const urls = {};
    for (const category of ['Mugs', 'Tees', 'Posters']) {
      const [item] = await (await fetch(`${base}/api/items?category=${category}`)).json();
      urls[category] = `${base}/product/${item.id}`;
    }
    return measureDesigner(browser.path, urls);
  });
  for (const [title, field] of DESIGNER_COLUMNS) {
    printLine(`\n${title}`);
    for (const [name, result] of Object.entries(results))
      printLine(`  ${name.padEnd(22)}${String(result[field]).padStart(10)}`);
  }
}

await runStaleBuilds();
if (process.argv.includes('--designer')) {
  await runDesignerBenchmark();
  process.exit();
}
const committed = JSON.parse(await readFile(COMMITTED_RESULTS, 'utf8').catch(() => '{}'));
const results = await measurePages(process.argv.includes('--lighthouse'));
printTable(results, committed);
if (committed.machine) printLine(`\ncommitted: ${committed.date}, ${committed.machine}`);
if (process.argv.includes('--write')) {
  const [{ model } = { model: 'unknown' }] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${model.trim()}, Node ${process.version}`;
  await writeFile(COMMITTED_RESULTS, `${JSON.stringify({ date, machine, results }, null, 2)}\n`);
}
