import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../built-site.ts';
import { printLine } from '../measure.ts';
import type { Checks } from './checks.ts';
import { type ReceivedResponse, findMissingSentence, send, sendOrThrow } from './client.ts';
import {
  type BookableArtist,
  createBookingBody,
  listArtists,
  listFreeTimes,
  createOrderBody,
  type Person,
  createPictureForm,
  PRODUCT_ID,
  registerCustomer,
  signInArtist,
} from './people.ts';
import { type RunningSite, withRunningSite } from './running-site.ts';

/*
 * Runs the site on a small file system (needs root). When less space than the disk reserve is free, only uploads may
 * be refused. On a full disk, refused writes must get a sentence for users, pages must be sent, and no acknowledged
 * booking may be lost. On a read-only file system, the server must end with status 1 and a message that names
 * DATA_DIR.
 */

const MB = 1024 * 1024;
const DISK_MB = 160;
const RESERVE_MB = 60;

interface DiskTest {
  site: RunningSite;
  customer: Person;
  artist: BookableArtist;
  signedInArtist: Person;
  design: { id: string; token: string };
  freeTimes: { date: string; time: string }[];
  bookedIds: string[];
}

let orderNumber = 0;
let pictureNumber = 0;

export async function checkStorage(checks: Checks): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangmala-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    await rm(folder, { recursive: true });
    printLine('storage: skipped, because only root can mount a small file system');
    return;
  }
  try {
    await withRunningSite((site) => checkFullDisk(checks, site, folder), {
      DATA_DIR: join(folder, 'data'),
      DISK_RESERVE_MB: String(RESERVE_MB),
    });
    spawnSync('mount', ['-o', 'remount,ro', folder]);
    checkReadOnlyStart(checks, folder);
  } finally {
    spawnSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkFullDisk(checks: Checks, site: RunningSite, folder: string): Promise<void> {
  const { base } = site;
  const [artist] = await listArtists(base);
  if (!artist) throw new Error('The demo shop has no artists.');
  const diskTest: DiskTest = {
    site,
    artist,
    customer: await registerCustomer(base, 'full'),
    signedInArtist: await signInArtist(base, artist.id),
    design: await sendOrThrow(base, '/api/designs', { method: 'POST', body: { product_id: PRODUCT_ID } }),
    freeTimes: await listFreeTimes(base, artist.id, 60),
    bookedIds: [],
  };
  await checkWrites(checks, diskTest, 'enough space', { uploads: [200, 201], others: [200, 201] });
  await leaveFreeSpace(folder, RESERVE_MB - 10);
  await checkWrites(checks, diskTest, 'below the reserve', { uploads: [507], others: [200, 201] });
  await leaveFreeSpace(folder, 0);
  // With PostgreSQL, writes without files succeed, because the database is on another disk.
  await checkWrites(checks, diskTest, 'full disk', { uploads: [503, 507], others: [200, 201, 503] });
  await rm(join(folder, 'filler'));
  await checkWrites(checks, diskTest, 'space again', { uploads: [200, 201], others: [200, 201] });
  await leaveFreeSpace(folder, 0);
  await site.kill();
  await rm(join(folder, 'filler'));
  await site.start();
  const appointments = await sendOrThrow<{ id: string }[]>(
    base,
    `/api/appointments/user/${diskTest.customer.id}`,
    {
      cookie: diskTest.customer.cookie,
    },
  );
  for (const id of diskTest.bookedIds)
    checks.check(
      appointments.some((each) => each.id === id),
      `The appointment ${id} is lost after a full disk.`,
    );
}

/** Extends the file `filler` until the file system has `megabytes` MB of free space. */
async function leaveFreeSpace(folder: string, megabytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const file = await open(join(folder, 'filler'), 'a');
  const block = Buffer.alloc(64 * 1024, 1);
  try {
    for (let bytes = bavail * bsize - megabytes * MB; bytes > 0; bytes -= block.length)
      await file.write(block);
    // Fills the remaining space, because the site may have deleted files after the call of `statfs`.
    while (megabytes === 0) await file.write(Buffer.alloc(4096, 1));
  } catch {
    // The file system is full.
  } finally {
    await file.close();
  }
}

async function checkWrites(
  checks: Checks,
  { site: { base }, customer, artist, signedInArtist, design, freeTimes, bookedIds }: DiskTest,
  situation: string,
  expected: { uploads: number[]; others: number[] },
): Promise<void> {
  const check = (name: string, statuses: number[], response: ReceivedResponse) => {
    const problem = response.status >= 400 ? findMissingSentence(response) : undefined;
    checks.check(
      statuses.includes(response.status) && problem === undefined,
      `${situation}, ${name}: ${response.status} ${response.body.toString().slice(0, 150)}`,
    );
    return response;
  };
  for (let round = 0; round < 4; round += 1) {
    const form = await createPictureForm((pictureNumber += 1));
    const upload = (path: string, headers: object = {}) =>
      send(base, path, { method: 'POST', body: form.body, headers: { ...form.headers, ...headers } });
    check('upload', expected.uploads, await upload('/api/upload-image'));
    const token = { 'design-token': design.token };
    check('picture of a design', expected.uploads, await upload(`/api/designs/${design.id}/assets`, token));
    // With PostgreSQL, new designs are not refused, because the database is on another disk.
    const newDesign = process.env['TEST_DATABASE_URL'] ? expected.others : expected.uploads;
    const product = { product_id: PRODUCT_ID };
    check('new design', newDesign, await send(base, '/api/designs', { method: 'POST', body: product }));
    const artwork = await createPictureForm((pictureNumber += 1), [
      { name: 'title', value: `Artwork ${pictureNumber}` },
      { name: 'art_type', value: artist.art_types[0] ?? '' },
    ]);
    check(
      'artwork',
      expected.uploads,
      await send(base, `/api/artists/${artist.id}/gallery`, {
        method: 'POST',
        cookie: signedInArtist.cookie,
        ...artwork,
      }),
    );
    const booking = check(
      'booking',
      expected.others,
      await send(base, '/api/appointments', {
        method: 'POST',
        cookie: customer.cookie,
        body: createBookingBody(customer, artist, freeTimes.shift() ?? { date: '', time: '' }),
      }),
    );
    if (booking.status === 201) bookedIds.push((JSON.parse(booking.body.toString()) as { id: string }).id);
    const order = await send(base, '/api/orders', {
      method: 'POST',
      headers: { 'idempotency-key': `disk-${(orderNumber += 1)}` },
      body: await createOrderBody(base),
    });
    check('order', expected.others, order);
    for (const path of ['/', '/shop/mugs', `/art-gallery?disk=${situation.replaceAll(' ', '')}${round}`]) {
      const { status } = await send(base, path);
      checks.check(status === 200, `${situation}, page ${path}: ${status}`);
    }
  }
}

function checkReadOnlyStart(checks: Checks, folder: string): void {
  const { status, stderr, stdout } = spawnSync(process.execPath, [join(ROOT, 'server', 'dist', 'main.js')], {
    env: { ...process.env, DATA_DIR: join(folder, 'other'), PORT: '3699', LOG_LEVEL: 'silent' },
    timeout: 60_000,
    encoding: 'utf8',
  });
  const output = `${stdout}${stderr}`;
  checks.check(
    status === 1 && /DATA_DIR/.test(output) && !/\n\s+at /.test(output),
    `start on a read-only file system: status ${status}, ${output.slice(0, 300)}`,
  );
}
