import type { Seller } from '@rangmala/shared/contract';
import type { Settings } from '../../settings.ts';

/** Returns the seller's details from the settings. */
export function getSeller({ site, shop }: Pick<Settings, 'site' | 'shop'>): Seller {
  return {
    legal_name: shop.legalName,
    address: site.address,
    email: site.email,
    phone: site.phone,
    ...(shop.gstin !== undefined && { gstin: shop.gstin }),
    grievance_officer: shop.grievanceOfficer,
    grievance_email: shop.grievanceEmail,
  };
}
