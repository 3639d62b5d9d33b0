import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { InformationPage, Seller, TextBlock } from '@rangmala/shared/contract';
import { readTextFile } from '../../lib/text-file.ts';
import { type Settings, SettingsError } from '../../settings.ts';
import { parseText } from './parse-text.ts';
import { deliveryText } from './texts/delivery.ts';
import { createPrivacyNotice } from './texts/privacy.ts';
import { returnsText } from './texts/returns.ts';
import { termsOfSale, termsOfUse } from './texts/terms.ts';

const PAGES = ['terms', 'privacy', 'returns', 'delivery'] as const satisfies InformationPage[];

export type InformationTexts = ReadonlyMap<InformationPage, TextBlock[]>;

/** Returns the built-in texts by page. A page without a built-in text exists only when the owner provides a text. */
function listBuiltInTexts(isCheckoutOn: boolean): Partial<Record<InformationPage, string>> {
  const privacy = createPrivacyNotice(isCheckoutOn);
  return isCheckoutOn
    ? { terms: termsOfSale, privacy, returns: returnsText, delivery: deliveryText }
    : { terms: termsOfUse, privacy };
}

/**
 * Reads the texts of the information pages from the owner's folder. Uses the built-in text of a page when the folder
 * has no file for the page. Replaces placeholders such as `{legal_name}` with their values.
 * @throws SettingsError when the folder or a Markdown file in the folder cannot be read, or when a text contains an
 * unknown placeholder
 */
export async function loadTexts(settings: Settings): Promise<InformationTexts> {
  const ownerTexts =
    settings.informationDir === undefined ? {} : await readOwnerTexts(settings.informationDir);
  const texts = { ...listBuiltInTexts(settings.shop.checkout), ...ownerTexts };
  const values = listPlaceholders(settings);
  return new Map(
    PAGES.flatMap((page) => {
      const text = texts[page];
      return text === undefined ? [] : [[page, parseText(fillPlaceholders(text, values, page))] as const];
    }),
  );
}

async function readOwnerTexts(folder: string): Promise<Record<string, string>> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
    const texts = await Promise.all(
      names.map(async (name) => [name.slice(0, -3), await readTextFile(join(folder, name))] as const),
    );
    return Object.fromEntries(texts);
  } catch (error) {
    if (error instanceof TypeError) throw new SettingsError(`INFORMATION_DIR: ${error.message}`);
    throw new SettingsError(`INFORMATION_DIR must be a folder that can be read, not "${folder}".`);
  }
}

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

function listPlaceholders(settings: Settings): Record<string, string> {
  const seller = getSeller(settings);
  return {
    shop: settings.site.name,
    ...seller,
    address: seller.address.join(', '),
    gstin: seller.gstin ?? 'not registered for GST',
    state: settings.shop.gstState,
  };
}

function fillPlaceholders(text: string, values: Record<string, string>, page: string): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) {
      throw new SettingsError(
        `${page}.md in INFORMATION_DIR has the unknown placeholder {${name}}. Known: ${Object.keys(values).join(', ')}.`,
      );
    }
    return value;
  });
}
