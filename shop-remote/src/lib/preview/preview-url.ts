import type { FieldValues } from '@rangmala/shared/contract/design-fields';
import { apiPath } from '@rangmala/shared/endpoints';

/** Returns the URL of the server's picture of a product with other texts. The server does not have chosen photos. */
export function buildPreviewUrl(
  productId: string,
  side: string,
  options: Readonly<Record<string, string>>,
  values: FieldValues,
  inUse?: string,
): string {
  const texts = Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
  return `/api${apiPath('GET /products/{id}/preview/{side}.jpg', {
    id: productId,
    side,
    options: JSON.stringify(options),
    fields: JSON.stringify(texts),
    ...(inUse !== undefined && { label: inUse }),
  })}`;
}
