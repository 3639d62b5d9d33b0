/**
 * Renders designs for every side of every demo product on the built site, and checks the position of each layer on the
 * rendered side: `npx tsx server/bench/print-accuracy.ts`. Runs again on PostgreSQL when TEST_DATABASE_URL is set.
 * Prints each problem. Exits with status 1 when there is a problem.
 *
 * For each side, a guest saves a design with a test picture of four colours, rotated by 30°. The picture's corners and
 * edges must be within 0.3 mm of their positions at 300 DPI (print) and at 96 DPI (preview). Then the guest replaces
 * the picture with a text. At 300 DPI, the rendered text must have the same pixels as the path of `GET /text-outline`
 * at the position of the layer.
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
import {
  createDesignContent,
  createFourColourPicture,
  createPictureLayer,
  createTextLayer,
} from '../src/testing/designs.ts';
import { createTestDatabase, type DatabaseKind, POSTGRES_URL } from '../src/testing/test-database.ts';

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

/** A side of a product, with a new design of the product. */
interface DesignSide {
  /** URL of the API. */
  api: string;
  /** URL of the design. */
  url: string;
  /** Gives a guest access to the design. */
  headers: Record<string, string>;
  name: string;
  area: PrintArea;
}

const picture = await createFourColourPicture(PICTURE_PIXELS, PICTURE_PIXELS);
const kinds: DatabaseKind[] = POSTGRES_URL ? ['embedded', 'PostgreSQL'] : ['embedded'];
for (const kind of kinds) {
  const database = await createTestDatabase(kind);
  const { sides, problems } = await withBenchSite(async (startSite) => {
    const { base } = await startSite({ DATABASE_URL: database.url });
    return checkAllSides(`${base}/api`);
  }).finally(() => database.drop());
  for (const problem of problems) printLine(`  ${problem}`);
  printLine(`${kind}: ${sides} sides, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

async function checkAllSides(api: string): Promise<{ sides: number; problems: string[] }> {
  const problems: string[] = [];
  let count = 0;
  for (const { id: product_id } of await fetchJson<{ id: string }[]>(`${api}/items`)) {
    const product = await fetchJson<{ sides: Pick<DesignSide, 'name' | 'area'>[] }>(
      `${api}/products/${product_id}`,
    );
    for (const { name, area } of product.sides) {
      const created = await fetchJson<CreatedDesign>(
        `${api}/designs`,
        createJsonRequest('POST', { product_id }),
      );
      const url = `${api}/designs/${created.id}`;
      const side = { api, url, headers: { 'design-token': created.token }, name, area };
      const sideProblems = [
        ...(await checkPicture(side)),
        ...(await checkText(side, TYPEFACES[count % TYPEFACES.length] ?? 'mukta')),
      ];
      problems.push(...sideProblems.map((problem) => `${product_id}, ${name}: ${problem}`));
      count += 1;
    }
  }
  return { sides: count, problems };
}

/**
 * Saves a side with the rotated test picture. Renders the side at 300 and at 96 DPI, and checks in both files that the
 * corners and edges of the picture are at their positions. Returns the problems.
 */
async function checkPicture(side: DesignSide): Promise<string[]> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'test.png');
  const { url, headers, area } = side;
  const { id: asset } = await fetchJson<{ id: string }>(`${url}/assets`, { method: 'POST', headers, body });
  const layer = createPictureLayer(asset, {
    cx: area.width * 0.45,
    cy: area.height * 0.5,
    width: Math.min(area.width, area.height) / 2,
    rotation: ROTATION_DEGREES,
  });
  await saveLayer(side, layer);
  const problems: string[] = [];
  for (const dpi of [PRINT_DPI, PREVIEW_DPI] as const) {
    const points = findWrongPoints(await renderSide(side, dpi), area, dpi, layer);
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
 * Saves a side with a rotated text. The side, rendered at 300 DPI, must have the same pixels as the text's outline from
 * the API, drawn at the position of the layer. Returns the problems.
 */
async function checkText(side: DesignSide, typeface: (typeof TYPEFACES)[number]): Promise<string[]> {
  const outlineQuery = new URLSearchParams({ text: TEXT, typeface });
  const outline = await fetchJson<TextOutline>(`${side.api}/text-outline?${outlineQuery}`);
  const { width, height, bleed } = side.area;
  const textWidth = width * 0.6;
  const layer = createTextLayer({
    text: TEXT,
    typeface,
    colour: '#c0392b',
    cx: width * 0.5,
    cy: height * 0.5,
    width: textWidth,
    rotation: ROTATION_DEGREES,
  });
  await saveLayer(side, layer);
  const { data, info } = await renderSide(side, PRINT_DPI);
  const scale = textWidth / outline.width;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}" preserveAspectRatio="none"` +
    ` viewBox="${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}">` +
    `<g transform="${createLayerTransform(layer)} translate(${-textWidth / 2} ${(-outline.height * scale) / 2})">` +
    `<path transform="scale(${scale})" fill="#c0392b" d="${outline.path}"/></g></svg>`;
  const expected = await readPixels(Buffer.from(drawing));
  const isEqual = data.equals(expected.data) && data.some((byte) => byte > 0);
  return isEqual ? [] : ['the text differs from its path'];
}

type Pixels = Awaited<ReturnType<typeof readPixels>>;

function readPixels(image: Buffer) {
  const options = { unlimited: true, limitInputPixels: false };
  return sharp(image, options).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function saveLayer({ url, headers, name }: DesignSide, layer: Layer): Promise<void> {
  await send(url, createJsonRequest('PUT', createDesignContent([layer], name), headers));
}

async function renderSide({ url, headers, name }: DesignSide, dpi: number): Promise<Pixels> {
  const response = await send(`${url}/sides/${name}.png?dpi=${dpi}`, { headers });
  return readPixels(Buffer.from(await response.arrayBuffer()));
}

async function fetchJson<T>(url: string, request?: RequestInit): Promise<T> {
  return (await (await send(url, request)).json()) as T;
}

function createJsonRequest(method: string, content: object, headers = {}): RequestInit {
  return {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(content),
  };
}

/** @throws Error for an error status */
async function send(url: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(url, request);
  if (!response.ok)
    throw new Error(`${request?.method ?? 'GET'} ${url}: ${response.status} ${await response.text()}`);
  return response;
}
