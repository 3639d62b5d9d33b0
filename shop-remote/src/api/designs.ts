import { ApiError } from '@rangmala/shared/api';
import type { LineDesign } from '@rangmala/shared/cart';
import type {
  CopiedDesign,
  CreatedDesign,
  Design,
  DesignContent,
  SavedDesign,
} from '@rangmala/shared/contract/designs';
import type { DesignOnProduct } from '@rangmala/shared/contract/my-designs';
import { callApi } from '@rangmala/shared/endpoints';
import { isLocalDesignId } from './design-store.ts';

/** Returns the header that gives access to a design. */
const createDesignTokenHeaders = ({ token }: LineDesign) => ({ 'design-token': token });

export function createDesignToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/**
 * Creates a design on the server. If the server already has a design with this token, returns the existing design.
 * Therefore a request can be repeated when its response was lost.
 */
export function createDesign(
  product_id: string,
  options: DesignContent['options'],
  token: string | undefined,
): Promise<CreatedDesign> {
  return callApi('POST /designs', { body: { product_id, options, ...(token !== undefined && { token }) } });
}

/**
 * Tokens of requested copies that the server has not returned yet, by id of the original design, product id and
 * version.
 */
const pendingCopyTokens = new Map<string, string>();

/**
 * Creates a design of a product with the layers and pictures of an existing design. A call after a failed request sends
 * the same token. If the failed request has created a copy, the server returns this copy.
 * @param version text that differs with the content of the original: a call with another version creates another copy
 * @throws ApiError when the request fails
 */
export async function copyDesign(
  original: LineDesign,
  product_id: string,
  version = '',
): Promise<{ design: LineDesign; copy: CopiedDesign }> {
  const key = `${original.id} ${product_id} ${version}`;
  const token = pendingCopyTokens.get(key) ?? createDesignToken();
  pendingCopyTokens.set(key, token);
  const copy = await callApi('POST /designs/{id}/copies', {
    params: { id: original.id },
    headers: createDesignTokenHeaders(original),
    body: { product_id, token },
  });
  pendingCopyTokens.delete(key);
  return { design: { id: copy.id, token: copy.token }, copy };
}

/** Deletes a design on the server. A design that the server does not find counts as deleted. */
export async function deleteDesign(design: LineDesign): Promise<void> {
  const { id } = design;
  await callApi('DELETE /designs/{id}', {
    params: { id },
    headers: createDesignTokenHeaders(design),
  }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}

/** Creates the link with which others see a design; an earlier link ends. */
export const shareDesign = (design: LineDesign): Promise<{ token: string }> =>
  callApi('POST /designs/{id}/share', {
    params: { id: design.id },
    headers: createDesignTokenHeaders(design),
  });

export const endShare = (design: LineDesign): Promise<void> =>
  callApi('DELETE /designs/{id}/share', {
    params: { id: design.id },
    headers: createDesignTokenHeaders(design),
  });

/** Returns products of other categories, with pictures of the design on them. */
export const fetchOtherProducts = (design: LineDesign): Promise<DesignOnProduct[]> =>
  callApi('GET /designs/{id}/on', { params: { id: design.id }, headers: createDesignTokenHeaders(design) });

export const isDesignOrderedError = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409;

/** Returns whether a change was refused because another editor has saved a newer revision of the design. */
export const isDesignChangedError = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 412;

/**
 * The revision that a change is based on, and the id of the editor that sends the change. A change without `revision`
 * replaces any revision.
 */
export type SaveBase = Pick<SavedDesign, 'revision' | 'editor_id'>;

export function saveDesign(
  design: LineDesign,
  content: DesignContent,
  { revision, editor_id }: SaveBase = {},
): Promise<Design> {
  return callApi('PUT /designs/{id}', {
    params: { id: design.id },
    headers: createDesignTokenHeaders(design),
    body: { ...content, ...(revision !== undefined && { revision }), ...(editor_id && { editor_id }) },
  });
}

/** Loads a design. Returns undefined for a design with a local id, and when the server does not find the design. */
export async function fetchDesign(design: LineDesign): Promise<Design | undefined> {
  if (isLocalDesignId(design.id)) return undefined;
  try {
    return await callApi('GET /designs/{id}', {
      params: { id: design.id },
      headers: createDesignTokenHeaders(design),
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Statuses for a reached limit (429) and a full disk (507). The customer sees the server's message, because a retry a
 * few seconds later fails again.
 */
const LIMIT_STATUSES = [429, 507];
/** Statuses of 4xx responses after which the same request may succeed later. */
const RETRYABLE_STATUSES = [401, 408, 409, 429];

/** Returns whether the server will refuse the same content again. */
export const isPermanentRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !RETRYABLE_STATUSES.includes(error.status);

/** Returns the server's message about a refused change; undefined for other errors. */
export const findRefusalMessage = (error: unknown): string | undefined =>
  isPermanentRefusal(error) || (error instanceof ApiError && LIMIT_STATUSES.includes(error.status))
    ? error.message
    : undefined;
