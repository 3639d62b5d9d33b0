import type { OrderLineRequest, ProductImage } from '@rangmala/shared/contract';
import { listFieldTexts, listSampleTexts } from '@rangmala/shared/contract/design-fields';
import { findGstStateCode } from '@rangmala/shared/contract/gst';
import {
  listChoiceLabels,
  completeOptions,
  listMatchingImages,
  computeUnitPricePaise,
} from '@rangmala/shared/contract/product-options';
import type { Database } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/order-tables.ts';
import { RuleError } from '../../http/errors.ts';
import type { Settings } from '../../settings.ts';
import { isUploaded } from '../../uploads/references.ts';
import type { DeliveredProduct } from '../delivery/index.ts';
import { findOrderableDesign } from '../designs/index.ts';
import { computeLineCredits, type LineCredit } from '../earnings/index.ts';
import { findImages, findStoredProducts, type StoredProduct } from '../products/queries.ts';
import { findHighestRate, splitIncludedTax, STANDARD_RATE } from './tax.ts';

/** A priced line of an order that is not placed yet. */
export type PricedLine = Omit<OrderLineRow, 'order_id' | 'position' | 'refunded_paise'>;

type OrderSums =
  'items_paise' | 'shipping_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise' | 'total_paise';

/** An order that is not placed yet, with the columns of its sums. */
export interface PricedOrder extends Pick<OrderRow, OrderSums> {
  lines: PricedLine[];
  /** The product of each line, for the estimate of the arrival. */
  deliveredProducts: DeliveredProduct[];
  /** The artists of each line. */
  credits: LineCredit[][];
}

interface PricingContext {
  settings: Pick<Settings, 'shop'>;
  /** State of the delivery address, which is the place of supply. */
  state: string;
  /** Price of the shipping in paise. */
  shipping: number;
  /** Id of the customer who orders; undefined for a guest. A customer's own designs need no token. */
  userId: string | undefined;
}

/**
 * Prices an order from current products, options and taxes.
 * @throws RuleError for a line that cannot be ordered
 */
export async function priceOrder(
  db: Database,
  requestedLines: readonly OrderLineRequest[],
  pricingContext: PricingContext,
): Promise<PricedOrder> {
  const ids = [...new Set(requestedLines.map(({ product_id }) => product_id))];
  const products = await findStoredProducts(db, ids);
  const images = await findImages(db, ids);
  const { gstin, gstState } = pricingContext.settings.shop;
  const isWithinState = findGstStateCode(pricingContext.state) === findGstStateCode(gstState);
  const lines: PricedLine[] = [];
  const deliveredProducts: DeliveredProduct[] = [];
  const credits: LineCredit[][] = [];
  for (const line of requestedLines) {
    const product = products.get(line.product_id);
    if (!product)
      throw new RuleError('One of the products is no longer available. Please remove it from your cart.');
    // A shop that is not registered for GST charges no tax.
    const rate = gstin ? (product.gst_rate_hundredths ?? STANDARD_RATE) : 0;
    const { unitPrice, ...choices } = resolveOptions(product, images.get(product.id) ?? [], line);
    const total = unitPrice * line.quantity;
    const tax = splitIncludedTax(total, rate, isWithinState);
    const { design, ...designColumns } = await resolveDesign(db, line, product, pricingContext.userId);
    deliveredProducts.push({ details: product, isPersonalised: isPersonalised(designColumns) });
    const isUpload = designColumns.custom_design_url !== null;
    credits.push(
      isUpload
        ? []
        : await computeLineCredits(
            db,
            { product, design, designArtists: design?.artistIds ?? [], taxable: tax.taxable },
            pricingContext.settings.shop.artistShare,
          ),
    );
    lines.push({
      product_id: product.id,
      name: product.name,
      ...choices,
      hsn: product.hsn ?? '',
      country_of_origin: product.country_of_origin,
      ...designColumns,
      quantity: line.quantity,
      unit_price_paise: unitPrice,
      total_paise: total,
      gst_rate_hundredths: rate,
      taxable_paise: tax.taxable,
      cgst_paise: tax.cgst,
      sgst_paise: tax.sgst,
      igst_paise: tax.igst,
    });
  }
  const sum = (getAmount: (line: PricedLine) => number) =>
    lines.reduce((total, line) => total + getAmount(line), 0);
  const items = sum((line) => line.total_paise);
  const { shipping } = pricingContext;
  const shippingTax = splitIncludedTax(shipping, findHighestRate(lines), isWithinState);
  return {
    lines,
    deliveredProducts,
    credits,
    items_paise: items,
    shipping_paise: shipping,
    cgst_paise: sum((line) => line.cgst_paise) + shippingTax.cgst,
    sgst_paise: sum((line) => line.sgst_paise) + shippingTax.sgst,
    igst_paise: sum((line) => line.igst_paise) + shippingTax.igst,
    total_paise: items + shipping,
  };
}

/** Returns true for a line with a design or with a custom design (a picture that was ordered without the editor). */
export const isPersonalised = (line: Pick<OrderLineRow, 'design_id' | 'custom_design_url'>): boolean =>
  line.design_id !== null || line.custom_design_url !== null;

/**
 * Completes the options of a line with defaults, chooses the picture and computes the unit price in paise.
 * @throws RuleError for an unknown option, and for an unknown or unavailable value
 */
function resolveOptions(
  { name, price_paise, options }: StoredProduct,
  images: readonly ProductImage[],
  line: OrderLineRequest,
): Pick<PricedLine, 'image' | 'options' | 'choices'> & { unitPrice: number } {
  const { chosenOptions, problem } = completeOptions(options, line.options);
  if (problem !== undefined) throw new RuleError(`${name}: ${problem}`);
  return {
    image: listMatchingImages(images, chosenOptions)[0]?.url ?? '',
    options: JSON.stringify(chosenOptions),
    choices: JSON.stringify(
      listChoiceLabels(options, chosenOptions).map(({ label, value }) => ({ label, value })),
    ),
    unitPrice: computeUnitPricePaise(price_paise, options, chosenOptions),
  };
}

async function resolveDesign(
  db: Database,
  { customDesign, design_id: id, design_token: token, product_id: productId }: OrderLineRequest,
  product: StoredProduct,
  userId: string | undefined,
): Promise<
  Pick<PricedLine, 'design_id' | 'custom_design_url' | 'custom_design_name' | 'fields'> & {
    design: Awaited<ReturnType<typeof findOrderableDesign>>;
  }
> {
  // As pictured, the product says what the samples say.
  let texts = customDesign === undefined ? listSampleTexts(product.fields) : [];
  let design: Awaited<ReturnType<typeof findOrderableDesign>>;
  if (id !== undefined) {
    design = await findOrderableDesign(db, { id, token, userId, productId });
    if (!design) throw new RuleError('We could not find your design. Please open it again from your cart.');
    if (design.isEmpty) throw new RuleError('Your design is empty. Please add a picture or some text.');
    texts = listFieldTexts(design, product.fields);
  }
  const design_id = id ?? null;
  const fields = JSON.stringify(texts);
  if (customDesign === undefined)
    return { design, design_id, fields, custom_design_url: null, custom_design_name: null };
  const url = typeof customDesign === 'string' ? customDesign : customDesign.url;
  const name = typeof customDesign === 'string' ? '' : customDesign.name;
  if (!(await isUploaded(db, url)))
    throw new RuleError('We could not find your design. Please upload it again.');
  return { design, design_id, fields, custom_design_url: url, custom_design_name: name };
}
