/*
 * Measures pages of the built site and prints each figure beside its bar:
 *   npm run bench -- [--lighthouse]
 * --lighthouse also measures the Lighthouse scores of each page. BENCH_SECONDS sets the duration of each measurement of
 * requests, 5 by default. Compare figures of a quiet machine only.
 */
import { printLine, signIn, withBenchSite } from './bench/bench-site.mjs';
import { measureRequestRate } from './bench/http-load.mjs';
import { measureLighthouseScores } from './bench/lighthouse.mjs';
import { measurePageLoads } from './bench/page-loads.mjs';
import { ensureBrowser } from './browser.mjs';
import { runStaleBuilds } from './stale-builds.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

/** Pages for the measurement of requests. The other pages are measured only in the browser. */
const REQUESTED_PAGES = ['home', 'category', 'product', 'gallery'];

/** Number of requests before a measurement. The JavaScript engine optimises the rendering only after many requests. */
const WARM_UP_REQUESTS = 500;

/** Pages with `noindex`, for which Lighthouse reports a low SEO score. */
const UNINDEXED_PAGES = ['cart', 'sign-in'];

const atLeast = (bar) => ({ bar: `≥ ${bar}`, isReached: (value) => value >= bar });
const atMost = (bar) => ({ bar: `≤ ${bar}`, isReached: (value) => value <= bar });

/** Figures of pages: title, field of the result, decimals, and the bar of a page; undefined when a page has no bar. */
const FIGURES = [
  ['guest requests, times those of the static file', 'guestShare', 2, () => atLeast(0.5)],
  [
    'signed-in requests per second',
    'signedInRate',
    0,
    (page) => (page === 'gallery' ? atLeast(120) : atLeast(250)),
  ],
  ['scripts before hydration, KB in brotli', 'scriptKilobytes', 1, () => atMost(150)],
  ['main thread of a load, ms of CPU', 'mainThreadMs', 0, () => atMost(140)],
  ['request rounds to the largest picture', 'rounds', 2, () => atMost(2.1)],
  ['layout shift', 'shift', 3, () => atMost(0.01)],
  ['Lighthouse performance', 'performance', 0, () => atLeast(95)],
  ['Lighthouse accessibility', 'accessibility', 0, () => atLeast(100)],
  ['Lighthouse best practices', 'best-practices', 0, () => atLeast(100)],
  ['Lighthouse SEO', 'seo', 0, (page) => (UNINDEXED_PAGES.includes(page) ? undefined : atLeast(100))],
];

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

/** Measures the requests per second of guests, as a share of those of a static file, and of a signed-in visitor. */
async function measureRequests(base, pages) {
  const cookie = await signIn(base);
  const file = /\/r\/shell\/[^"]+\.js/.exec(await (await fetch(base)).text())?.[0];
  if (!file) throw new Error('The home page names no script of the shell.');
  const measureGuests = (url) => measureRequestRate({ url, seconds: SECONDS, connections: 16 });
  const staticRate = await measureGuests(base + file);
  printLine(`static file: ${Math.round(staticRate)} requests per second`);
  const results = {};
  for (const name of REQUESTED_PAGES) {
    const url = base + pages[name];
    results[name] = {
      guestShare: (await measureGuests(url)) / staticRate,
      signedInRate: await measureRequestRate({
        url,
        seconds: SECONDS,
        connections: 8,
        warmUp: WARM_UP_REQUESTS,
        headers: { cookie },
      }),
    };
  }
  return results;
}

function printFigure(name, value, decimals, limit) {
  const columns = [
    `  ${name.padEnd(22)}`,
    value.toFixed(decimals).padStart(10),
    limit?.bar.padStart(10) ?? '',
  ];
  printLine(
    columns.join('') + (limit && !limit.isReached(Number(value.toFixed(decimals))) ? '  missed' : ''),
  );
}

await runStaleBuilds();
const browser = await ensureBrowser(printLine);
if ('problem' in browser) throw new Error(browser.problem);
await withBenchSite(async (startSite) => {
  const firstSite = await startSite();
  await firstSite.stop();
  const startedAt = performance.now();
  const { base } = await startSite();
  const secondStartSeconds = (performance.now() - startedAt) / 1_000;
  const pages = await listPages(base);
  const names = Object.keys(pages);
  const urls = names.map((name) => base + pages[name]);
  const requests = await measureRequests(base, pages);
  const loads = await measurePageLoads(browser.path, urls);
  const results = Object.fromEntries(
    names.map((name, index) => [name, { ...requests[name], ...loads[index] }]),
  );
  if (process.argv.includes('--lighthouse')) {
    for (const [index, name] of names.entries())
      Object.assign(results[name], await measureLighthouseScores(browser.path, urls[index]));
  }
  printLine('\nnpm start the second time, s');
  printFigure('', secondStartSeconds, 1, atMost(5));
  for (const [title, field, decimals, getLimit] of FIGURES) {
    const measuredPages = names.filter((name) => results[name][field] !== undefined);
    if (measuredPages.length > 0) printLine(`\n${title}`);
    for (const name of measuredPages) printFigure(name, results[name][field], decimals, getLimit(name));
  }
});
