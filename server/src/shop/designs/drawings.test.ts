import type { Design } from '@rangmala/shared/contract/designs';
import { withApp } from '../../testing/app.ts';
import {
  addPicture,
  createDesignContent,
  createDesign,
  createPictureLayer,
  putDesign,
} from '../../testing/designs.ts';
import { decodePixels, createSvg } from '../../testing/pictures.ts';
import { insertPersonalisedCatalogue, mugDetails, setProductDetails } from '../../testing/products.ts';

test('prints an SVG drawing in full detail on a wide banner, without a warning and with the same bytes every time', () =>
  withApp(async (app) => {
    await insertPersonalisedCatalogue(app);
    const banner = { name: 'front', label: 'Front', area: { width: 420, height: 42, bleed: 0, safe: 0 } };
    await setProductDetails(app.db, '1', { ...mugDetails, sides: [banner], views: [] });
    const design = await createDesign(app);
    // A white drawing of 2,000 × 200 units with 100 black lines. Each line is 1 unit wide, and the gaps are 3 units
    // wide.
    const lines = Array.from({ length: 100 }, (_, line) => `<rect x="${line * 4}" width="1" height="200"/>`);
    const drawing = createSvg(
      `<rect width="2000" height="200" fill="#fff"/>${lines.join('')}`,
      'width="2000" height="200"',
    );
    const { asset } = await addPicture(app, design, Buffer.from(drawing));
    expect(asset).toMatchObject({ width: 5000, height: 500 });
    const layer = createPictureLayer(asset.id, { cx: 210, cy: 21, width: 420 });
    const response = await putDesign(app, design, createDesignContent([layer], 'front'));
    expect(response.json<Design>().warnings).toEqual([]);

    const fetchSide = async () =>
      (
        await app.inject({
          url: `/api/designs/${design.id}/sides/front.png?dpi=300`,
          headers: design.headers,
        })
      ).rawPayload;
    const side = await fetchSide();
    expect(side.equals(await fetchSide())).toBe(true);
    const { getColourAt, info } = await decodePixels(side);
    expect([info.width, info.height]).toEqual([4961, 496]);
    // A line is 2.5 pixels wide, and a gap is 7.4 pixels wide.
    const brightnessAt = (unit: number) => getColourAt(Math.floor((unit / 2000) * 4961), 250)[0] ?? 0;
    for (let line = 1; line < 100; line += 1) {
      expect(brightnessAt(line * 4 + 0.5)).toBeLessThan(60);
      expect(brightnessAt(line * 4 + 2.5)).toBeGreaterThan(195);
    }
  }));
