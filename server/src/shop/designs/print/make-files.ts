import { createHash } from 'node:crypto';
import { measureDistanceOverSafeEdge, ratePrintQuality } from '@rangmala/shared/contract/design-geometry';
import { getLayerDpi } from '@rangmala/shared/contract/design-warnings';
import * as z from 'zod/mini';
import { listFieldTexts } from '@rangmala/shared/contract/design-fields';
import type { Database } from '../../../database/database.ts';
import type { PrintJobRow } from '../../../database/design-tables.ts';
import { parseJson } from '../../../database/column-values.ts';
import { type ApprovalPictureContext, drawApprovalPicture } from '../approval-picture.ts';
import { type Assets, computeLayerBox, createFacts } from '../layer-size.ts';
import { findProductOfDesign, listProductSideLayers } from '../ordered-products.ts';
import { parseDesignContent, findDesignRow, listAssets } from '../queries.ts';
import { renderSide } from '../render-side.ts';
import { LostPictureError, readPicture } from '../stored-picture.ts';
import { isPlacedByDefault } from '../upload-design.ts';
import { listPrintWarnings } from '../warnings.ts';
import type { PrintFile } from './jobs.ts';
import { createSidePdf } from './pdf.ts';

const PRINT_DPI = 300;

/** The fields of a print job that this module reads. The job sheet gets all fields of the job. */
const jobSchema = z.looseObject({
  options: z.optional(z.record(z.string(), z.string())),
  uploaded_file: z.optional(z.looseObject({ url: z.string() })),
});

/**
 * Makes and stores the print files and the job sheet of an order line. The same design and order line result in files
 * with the same bytes.
 * @throws LostPictureError when a needed file is missing or damaged
 * @throws Error when the design or its product is missing, or when a side cannot be drawn
 */
export async function makePrintFiles(
  db: Database,
  sources: ApprovalPictureContext,
  { line_id, design_id, job }: PrintJobRow,
): Promise<PrintFile[]> {
  const design = await findDesignRow(db, design_id);
  if (!design) throw new Error(`The design ${design_id} is missing.`);
  const product = await findProductOfDesign(db, design);
  if (!product) throw new Error(`The product ${design.product_id} is missing.`);
  const content = parseDesignContent(design);
  const assets: Assets = new Map((await listAssets(db, design_id)).map((asset) => [asset.id, asset]));
  const files: PrintFile[] = [];
  const store = async (name: string, type: string, buffer: Buffer) => {
    const key = `print/${line_id}/${name}`;
    await sources.storage.put(key, buffer);
    files.push({ name, key, type, sha256: createHash('sha256').update(buffer).digest('hex') });
  };

  const jobFields = parseJson(jobSchema, job);
  // The options of the order line take precedence, because the customer may have changed options in the cart.
  const options = { ...content.options, ...jobFields.options };

  const sideSheets = [];
  for (const { side } of content.sides) {
    const layers = listProductSideLayers(content, side, product, options);
    const area = product.sides.find(({ name }) => name === side)?.area;
    if (!area || layers.length === 0) continue;
    const png = await renderSide(sources.storage, layers, area, PRINT_DPI, assets);
    await store(`${side}.png`, 'image/png', png);
    await store(`${side}.pdf`, 'application/pdf', await createSidePdf(png, area));
    const approvalPicture = await drawApprovalPicture(sources, { content, options, side, product, assets });
    await store(`${side}-approval.jpg`, 'image/jpeg', approvalPicture);
    sideSheets.push({
      side,
      area,
      layers: layers.map((layer) => {
        const box = computeLayerBox(layer, assets);
        const dpi = getLayerDpi(layer, createFacts(assets));
        return {
          ...layer,
          height: round(box.height),
          over_safe_edge: round(measureDistanceOverSafeEdge(box, area)),
          ...(dpi !== undefined && { dpi: Math.round(dpi), quality: ratePrintQuality(dpi) }),
        };
      }),
    });
  }
  if (jobFields.uploaded_file) {
    const upload = { key: jobFields.uploaded_file.url.replace(/^\//, ''), file_sha256: null };
    try {
      await store('uploaded-file.webp', 'image/webp', await readPicture(sources.storage, upload));
    } catch (error) {
      // The file is not needed when the customer has placed its picture in the editor.
      if (!(error instanceof LostPictureError) || isPlacedByDefault(content)) throw error;
    }
  }
  const jobSheet = {
    ...jobFields,
    placement: isPlacedByDefault(content)
      ? 'default: the customer did not place the file'
      : 'by the customer',
    design: design_id,
    product: { id: product.id, name: product.name },
    options,
    note: content.note,
    fields: listFieldTexts(content, product.fields),
    warnings: listPrintWarnings(content, product, assets),
    sides: sideSheets,
  };
  await store('job-sheet.json', 'application/json', Buffer.from(`${JSON.stringify(jobSheet, null, 2)}\n`));
  return files;
}

const round = (value: number): number => Math.round(value * 100) / 100;
