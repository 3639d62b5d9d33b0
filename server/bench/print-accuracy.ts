/**
 * Renders designs for every side of every demo product on the built site, and checks the position of each layer on the
 * rendered side: `npx tsx server/bench/print-accuracy.ts`. Runs again on PostgreSQL when TEST_DATABASE_URL is set.
 * Prints each problem. Exits with status 1 when there is a problem.
 *
 * For each side, a guest saves a design with a test picture of four colours, rotated by 30°. The picture's corners and
 * edges must be within 0.3 mm of their positions at 300 DPI (print) and at 96 DPI (preview). Another design contains a text. At 300 DPI, the rendered text must have
 * the same pixels as the path of `GET /text-outline` at the position of the layer.
 */
import { createLayerTransform, MM_PER_INCH, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import {
  TYPEFACES,
  type CreatedDesign,
  type Layer,
  type TextOutline,
} from '@rangmala/shared/contract/designs';
import sharp from 'sharp';
import { printLine, withBenchSite } from '../../tools/repository/bench/bench-site.mjs';
import { createTestDatabase, type DatabaseKind } from '../src/testing/test-database.ts';
import { createFourColourPicture } from '../src/testing/designs.ts';

const TOLERANCE_MM = 0.3;
const ROTATION_DEGREES = 30;
const PRINT_DPI = 300;
const PREVIEW_DPI = 96;
/** Width and height of the test picture. On the largest side one pixel is about 0.1 mm wide. */
const PICTURE_PIXELS = 3000;
/**
 * Largest accepted difference in alpha (0 to 255), by DPI. In the preview a pixel is 0.26 mm wide, so the picture may
 * cover only a part of the pixel that contains a checked point.
 */
const ALPHA_TOLERANCES = { [PRINT_DPI]: 2, [PREVIEW_DPI]: 127 };
const TEXT = 'ఆశ आशा Asha';

interface Side {
  name: string;
  area: PrintArea;
}

interface Client {
  base: string;
  headers: Record<string, string>;
}

interface SavedDesign {
  id: string;
  /** Client that may change the design: a guest with the design token. */
  client: Client;
}

const picture = await createFourColourPicture(PICTURE_PIXELS, PICTURE_PIXELS);
const kinds: DatabaseKind[] = process.env['TEST_DATABASE_URL'] ? ['embedded', 'PostgreSQL'] : ['embedded'];
for (const kind of kinds) {
  const database = await createTestDatabase(kind);
  const { sides, problems } = await withBenchSite(
    Number(process.env['PORT'] ?? 3197),
    ({ base }) => checkAllSides(base),
    { DATABASE_URL: database.url },
  ).finally(() => database.drop());
  for (const problem of problems) printLine(`  ${problem}`);
  printLine(`${kind}: ${sides} sides, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

async function checkAllSides(base: string): Promise<{ sides: number; problems: string[] }> {
  const guest: Client = { base, headers: {} };
  const problems: string[] = [];
  let count = 0;
  for (const { id } of await fetchJson<{ id: string }[]>(guest, '/items')) {
    for (const side of (await fetchJson<{ sides: Side[] }>(guest, `/products/${id}`)).sides) {
      const typeface = TYPEFACES[count % TYPEFACES.length] ?? 'mukta';
      const sideProblems = await checkPicture(guest, id, side);
      if (!(await hasPrintedOutline(guest, id, side, typeface)))
        sideProblems.push('the text differs from its path');
      problems.push(...sideProblems.map((problem) => `${id}, ${side.name}: ${problem}`));
      count += 1;
    }
  }
  return { sides: count, problems };
}

/**
 * Saves a side with the rotated test picture. Renders the side at 300 and at 96 DPI, and checks in both files that the
 * corners and edges of the picture are at their positions. Returns the problems.
 */
async function checkPicture(client: Client, productId: string, side: Side): Promise<string[]> {
  const design = await createDesign(client, productId);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'test.png');
  const upload = await send(design.client, 'POST', `/designs/${design.id}/assets`, form);
  const { id: asset } = (await upload.json()) as { id: string };
  const { width, height } = side.area;
  const layer: Layer = {
    id: 'p',
    kind: 'picture',
    asset,
    cx: width * 0.45,
    cy: height * 0.5,
    width: Math.min(width, height) / 2,
    rotation: ROTATION_DEGREES,
    flip: false,
  };
  await saveLayer(design, side, layer);
  const problems: string[] = [];
  for (const dpi of [PRINT_DPI, PREVIEW_DPI] as const) {
    const file = await fetchSide(design, side, dpi);
    const points = findWrongPoints(await readPixels(file), side.area, dpi, layer);
    problems.push(...points.map((point) => `${point} at ${dpi} DPI`));
  }
  return problems;
}

/**
 * Checks the colours of eight points near the corners and edges of the test picture. Returns a description of each
 * point with a colour that is not expected.
 */
function findWrongPoints(
  { data, info }: Pixels,
  { bleed }: PrintArea,
  dpi: keyof typeof ALPHA_TOLERANCES,
  { cx, cy, width }: Layer,
): string[] {
  const toPixel = (position: number) => Math.floor(((position + bleed) / MM_PER_INCH) * dpi);
  const angle = (ROTATION_DEGREES * Math.PI) / 180;
  const [inside, outside] = [width / 2 - TOLERANCE_MM, width / 2 + TOLERANCE_MM];
  const points: [name: string, x: number, y: number, colour: number[]][] = [
    ['top left corner', -inside, -inside, [255, 0, 0, 255]],
    ['top right corner', inside, -inside, [0, 255, 0, 255]],
    ['bottom left corner', -inside, inside, [0, 0, 255, 255]],
    ['bottom right corner', inside, inside, [255, 255, 0, 255]],
    ['left edge', -outside, 0, [0, 0, 0, 0]],
    ['right edge', outside, 0, [0, 0, 0, 0]],
    ['top edge', 0, -outside, [0, 0, 0, 0]],
    ['bottom edge', 0, outside, [0, 0, 0, 0]],
  ];
  return points.flatMap(([name, x, y, expected]) => {
    const column = toPixel(cx + x * Math.cos(angle) - y * Math.sin(angle));
    const row = toPixel(cy + x * Math.sin(angle) + y * Math.cos(angle));
    const colour = [...data.subarray((row * info.width + column) * 4).subarray(0, 4)];
    const difference = Math.abs((expected[3] ?? 0) - (colour[3] ?? 0));
    const hasColour =
      expected[3] === 0 || expected.slice(0, 3).every((channel, index) => channel === colour[index]);
    const isEqual = difference <= ALPHA_TOLERANCES[dpi] && hasColour;
    return isEqual ? [] : [`${name} is ${colour.join(' ')} instead of ${expected.join(' ')}`];
  });
}

/**
 * Saves a side with a rotated text. Returns whether the side, rendered at 300 DPI, has the same pixels as the text's
 * outline from the API, drawn at the position of the layer.
 */
async function hasPrintedOutline(
  client: Client,
  productId: string,
  side: Side,
  typeface: (typeof TYPEFACES)[number],
): Promise<boolean> {
  const outlineQuery = new URLSearchParams({ text: TEXT, typeface });
  const outline = await fetchJson<TextOutline>(client, `/text-outline?${outlineQuery}`);
  const { width, height, bleed } = side.area;
  const [cx, cy, textWidth] = [width * 0.5, height * 0.5, width * 0.6];
  const layer: Layer = {
    id: 't',
    kind: 'text',
    text: TEXT,
    typeface,
    colour: '#c0392b',
    cx,
    cy,
    width: textWidth,
    rotation: ROTATION_DEGREES,
    flip: false,
  };
  const design = await createDesign(client, productId);
  await saveLayer(design, side, layer);
  const { data, info } = await readPixels(await fetchSide(design, side, PRINT_DPI));
  const scale = textWidth / outline.width;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}" preserveAspectRatio="none"` +
    ` viewBox="${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}">` +
    `<g transform="${createLayerTransform(layer)} translate(${-textWidth / 2} ${(-outline.height * scale) / 2})">` +
    `<path transform="scale(${scale})" fill="#c0392b" d="${outline.path}"/></g></svg>`;
  const expected = await sharp(Buffer.from(drawing), { unlimited: true, limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return data.equals(expected) && data.some((byte) => byte > 0);
}

type Pixels = Awaited<ReturnType<typeof readPixels>>;

function readPixels(png: Buffer) {
  return sharp(png, { limitInputPixels: false }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function createDesign(client: Client, product_id: string): Promise<SavedDesign> {
  const response = await send(client, 'POST', '/designs', { product_id });
  const { id, token } = (await response.json()) as CreatedDesign;
  return { id, client: { ...client, headers: { 'design-token': token } } };
}

async function saveLayer({ id, client }: SavedDesign, { name }: Side, layer: Layer): Promise<void> {
  await send(client, 'PUT', `/designs/${id}`, { v: 1, sides: [{ side: name, layers: [layer] }] });
}

async function fetchSide({ id, client }: SavedDesign, { name }: Side, dpi: number): Promise<Buffer> {
  const response = await send(client, 'GET', `/designs/${id}/sides/${name}.png?dpi=${dpi}`);
  return Buffer.from(await response.arrayBuffer());
}

async function fetchJson<T>(client: Client, path: string): Promise<T> {
  return (await (await send(client, 'GET', path)).json()) as T;
}

/**
 * Sends a form, or an object as JSON, to the API.
 * @throws Error for an error status
 */
async function send(
  { base, headers }: Client,
  method: string,
  path: string,
  body?: FormData | object,
): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
    ...(body && { body: isJson ? JSON.stringify(body) : body }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}
