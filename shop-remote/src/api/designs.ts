import { ApiError } from '@rangmala/shared/api';
import type { LineDesign } from '@rangmala/shared/cart';
import type {
  CopiedDesign,
  CreatedDesign,
  Design,
  DesignContent,
  TextOutline,
  Typeface,
} from '@rangmala/shared/contract/designs';
import { callApi } from '@rangmala/shared/endpoints';

const headersOf = ({ token }: LineDesign) => ({ 'design-token': token });

/** Creates a design on the server. */
export function createDesign(product_id: string, options: DesignContent['options']): Promise<CreatedDesign> {
  return callApi('POST /designs', { body: { product_id, options } });
}

/** @returns undefined when the design no longer exists */
export async function fetchDesign(design: LineDesign): Promise<Design | undefined> {
  try {
    return await callApi('GET /designs/{id}', { params: { id: design.id }, headers: headersOf(design) });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Begins a design of a product with the layers and pictures of this one. */
export async function copyDesign(
  held: LineDesign,
  product_id: string,
): Promise<{ design: LineDesign; copy: CopiedDesign }> {
  const copy = await callApi('POST /designs/{id}/copies', {
    params: { id: held.id },
    headers: headersOf(held),
    body: { product_id },
  });
  return { design: { id: copy.id, token: copy.token }, copy };
}

/** Returns whether a change was refused because the design was ordered meanwhile. */
export const isOrdered = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Returns a content with the pictures of a copy instead of those of the copied design. */
export function withAssets(content: DesignContent, { asset_ids }: CopiedDesign): DesignContent {
  const sides = content.sides.map(({ side, layers }) => ({
    side,
    layers: layers.map((layer) =>
      layer.kind === 'picture' ? { ...layer, asset: asset_ids[layer.asset] ?? layer.asset } : layer,
    ),
  }));
  return { ...content, sides };
}

export function saveDesign(design: LineDesign, content: DesignContent): Promise<Design> {
  return callApi('PUT /designs/{id}', {
    params: { id: design.id },
    headers: headersOf(design),
    body: content,
  });
}

/**
 * Returns the outline of a text in print.
 * @throws ApiError with a message when it cannot be printed
 */
export function fetchOutline(text: string, typeface: Typeface): Promise<TextOutline> {
  return callApi('GET /text-outline', { params: { text, typeface } });
}
