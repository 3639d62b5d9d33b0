import type { Layer } from '@rangmala/shared/contract/designs';
import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import sharp from 'sharp';
import { withApp } from './app.ts';
import { createBrowser } from './browser.ts';
import { createFileForm } from './form.ts';
import { insertPersonalisedCatalogue } from './products.ts';
import { testWith } from './test-with.ts';

interface DesignAccess {
  id: string;
  token: string;
  headers: { 'design-token': string };
}

/** A design, with the requests of its editor. */
export interface TestDesign extends DesignAccess {
  /** Uploads a picture. `asset` throws an error when the server has refused the picture. */
  addPicture(buffer: Buffer): Promise<{ response: Response; readonly asset: TestAsset }>;
  save(content: object): Promise<Response>;
  /** Saves the design with these layers on the mug's side. */
  draw(...layers: Layer[]): Promise<Response>;
  read(): Promise<Response>;
  /** Copies the design for a product. `token` is the token of the copy. */
  copy(product_id?: string, token?: string): Promise<Response>;
}

interface TestAsset {
  id: string;
  width: number;
  height: number;
  url: string;
}

/** Creates a design as the product page does. */
export async function createDesign(app: FastifyInstance, product_id = '1'): Promise<TestDesign> {
  const response = await createBrowser(app).post('/api/designs', { product_id });
  if (response.statusCode !== 201) throw new Error(`No design: ${response.body}`);
  return openDesign(app, response.json<DesignAccess>());
}

/** Opens the editor of a design. */
export function openDesign(
  app: FastifyInstance,
  {
    id,
    token,
    headers = { 'design-token': token },
  }: Pick<DesignAccess, 'id' | 'token'> & { headers?: object },
): TestDesign {
  const url = `/api/designs/${id}`;
  const save = (payload: object) => app.inject({ method: 'PUT', url, headers: { ...headers }, payload });
  return {
    id,
    token,
    headers: headers as DesignAccess['headers'],
    save,
    draw: (...layers) => save(createDesignContent(layers)),
    async addPicture(buffer) {
      const form = createFileForm(buffer);
      const options = { ...form, headers: { ...form.headers, ...headers } };
      const response = await createBrowser(app).post(`${url}/assets`, undefined, options);
      return {
        response,
        get asset() {
          if (response.statusCode >= 400) throw new Error(`No picture: ${response.body}`);
          return response.json<TestAsset>();
        },
      };
    },
    read: () => createBrowser(app).get(url, { headers: { ...headers } }),
    copy: (product_id = '1', copyToken = undefined) =>
      createBrowser(app).post(
        `${url}/copies`,
        { product_id, ...(copyToken !== undefined && { token: copyToken }) },
        { headers: { ...headers } },
      ),
  };
}

/** Runs `work` with a shop of personalised products and a new design of its mug. */
async function withDesign(work: (app: FastifyInstance, design: TestDesign) => Promise<void>): Promise<void> {
  await withApp(async (app) => {
    await insertPersonalisedCatalogue(app);
    await work(app, await createDesign(app));
  });
}

/** Test with a shop of personalised products and a new design of its mug. */
export const test = testWith(withDesign);

/** Creates the content of a design with these layers on one side. */
export const createDesignContent = (layers: unknown[], side = 'wrap'): object => ({
  v: 1,
  options: {},
  note: '',
  sides: [{ side, layers }],
});

/** Creates a text layer in the middle of the mug's side. */
export const createTextLayer = (change: object = {}): Layer => ({
  id: 't1',
  kind: 'text',
  text: 'Asha',
  typeface: 'mukta',
  colour: '#23306f',
  cx: 100,
  cy: 40,
  width: 40,
  rotation: 0,
  flip: false,
  ...change,
});

/** Creates a picture layer in the middle of the mug's side. */
export const createPictureLayer = (asset: string, change: object = {}): Layer => ({
  id: 'p1',
  kind: 'picture',
  asset,
  cx: 100,
  cy: 40,
  width: 60,
  rotation: 0,
  flip: false,
  ...change,
});

/** Creates a PNG with one colour in each quarter: red and green above, blue and yellow below. */
export function createFourColourPicture(width: number, height: number): Promise<Buffer> {
  const createQuarter = (background: string) => ({
    create: { width: width / 2, height: height / 2, channels: 3 as const, background },
  });
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      { input: createQuarter('#00ff00'), left: width / 2, top: 0 },
      { input: createQuarter('#0000ff'), left: 0, top: height / 2 },
      { input: createQuarter('#ffff00'), left: width / 2, top: height / 2 },
    ])
    .png()
    .toBuffer();
}
