import { ApiError } from '@rangmala/shared/api';
import type { LineDesign } from '@rangmala/shared/cart';
import type { Design } from '@rangmala/shared/contract/designs';
import { callApi } from '@rangmala/shared/endpoints';
import { isLocalDesignId } from '../lib/local-design-id.ts';

/** Returns the header that gives access to a design. */
export const createDesignTokenHeaders = ({ token }: LineDesign) => ({ 'design-token': token });

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
