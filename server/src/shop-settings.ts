import { emailAddressSchema } from '@rangmala/shared/contract';
import { findGstStateCode, isGstin, findStateName, STATES } from '@rangmala/shared/contract/gst';

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  /**
   * Without a secret, the server refuses webhooks. The server then records a payment when the customer returns to the
   * shop, or in the reconciliation.
   */
  webhookSecret: string | undefined;
  /** Origin of the REST API, without `/v1`. */
  api: string;
  /** URL of the browser script of Razorpay Standard Checkout. */
  checkout: string;
}

/** Settings of orders and payments. */
export interface ShopSettings {
  /** Whether the shop accepts orders. A shop without orders only shows its products. */
  checkout: boolean;
  /** undefined when Razorpay is not configured. */
  razorpay: RazorpaySettings | undefined;
  /** Whether the built-in test gateway is offered as a payment method. */
  testGateway: boolean;
  /** Usual interval in seconds between two checks of a payment or refund with the gateway. */
  reconcileSeconds: number;
  /** UPI id of the shop for transfers; undefined when the shop does not accept transfers. */
  upiId: string | undefined;
  /** Whether `upiId` belongs to a verified merchant: only then may a link open a UPI app (NPCI circular OC-76). */
  isUpiMerchant: boolean;
  /** Largest total in paise that can be paid on delivery; 0 disables cash on delivery. */
  cashLimitPaise: number;
  /** Price of express shipping in paise; undefined when the shop does not offer it. */
  expressPricePaise: number | undefined;
  /** Per cent of a sale without tax that the artist of the art on it gets. */
  artistShare: number;
  /** undefined when the shop is not registered for GST. */
  gstin: string | undefined;
  /** Full name of the Indian state from which the shop supplies goods. */
  gstState: string;
  legalName: string;
  /** Text about the grievance officer that the site shows: the name, optionally with designation and contact. */
  grievanceOfficer: string;
  /** Email address to which grievances are sent. */
  grievanceEmail: string;
}

type VariableReader = (name: string) => string | undefined;
/** Creates an error from a sentence that names a setting. */
type ErrorFactory = (sentence: string) => Error;

/**
 * Reads the settings of orders and payments.
 * @throws the result of `createError` for the first invalid setting
 */
export function readShopSettings(
  readVariable: VariableReader,
  {
    seed,
    siteName,
    siteEmail,
    publicUrl,
    createError,
  }: {
    seed: 'demo' | 'none';
    siteName: string;
    siteEmail: string;
    publicUrl: string;
    createError: ErrorFactory;
  },
): ShopSettings {
  const readOnOff = (name: string, fallback: boolean): boolean => {
    const value = readVariable(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (value !== 'on' && value !== 'off') throw createError(`${name} must be on or off, not "${value}".`);
    return value === 'on';
  };
  const readNumber = (name: string, fallback: number, max: number): number => {
    const value = readVariable(name);
    if (value === undefined) return fallback;
    if (!/^\d+(\.\d{1,2})?$/.test(value) || Number(value) > max) {
      throw createError(`${name} must be a number from 0 to ${max}, not "${value}".`);
    }
    return Number(value);
  };
  const razorpay = readRazorpay(readVariable, createError);
  const { gstin, gstState } = readGst(readVariable, createError);
  const upiId = readVariable('UPI_ID');
  if (upiId !== undefined && !/^[\w.-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,64}$/.test(upiId)) {
    throw createError('UPI_ID must be a UPI id like "shop@bank".');
  }
  const expressPrice = readVariable('EXPRESS_PRICE');
  if (expressPrice !== undefined && !/^[1-9]\d{0,3}$/.test(expressPrice)) {
    throw createError(`EXPRESS_PRICE must be whole rupees from 1 to 9999, not "${expressPrice}".`);
  }
  const reconcileSeconds = readNumber('RECONCILE_SECONDS', 300, 86_400);
  if (reconcileSeconds < 1) throw createError('RECONCILE_SECONDS must be at least 1.');
  return {
    checkout: readOnOff('CHECKOUT', true),
    razorpay,
    // With the test gateway, customers pay nothing. By default, only a demo shop on plain http without live keys offers
    // the test gateway.
    testGateway: readOnOff(
      'TEST_GATEWAY',
      seed === 'demo' && publicUrl.startsWith('http:') && !razorpay?.keyId.startsWith('rzp_live_'),
    ),
    reconcileSeconds,
    upiId,
    isUpiMerchant: readOnOff('UPI_MERCHANT', false),
    cashLimitPaise: Math.round(readNumber('CASH_ON_DELIVERY_LIMIT', 2500, 1_000_000) * 100),
    expressPricePaise: expressPrice === undefined ? undefined : Number(expressPrice) * 100,
    artistShare: readNumber('ARTIST_SHARE', 10, 100),
    gstin,
    gstState,
    legalName: readVariable('LEGAL_NAME') ?? (seed === 'demo' ? `${siteName} Crafts LLP` : siteName),
    grievanceOfficer:
      readVariable('GRIEVANCE_OFFICER') ??
      (seed === 'demo' ? 'Lakshmi Devi' : `Grievance Officer of ${siteName}`),
    grievanceEmail: readGrievanceEmail(readVariable, createError) ?? siteEmail,
  };
}

function readRazorpay(readVariable: VariableReader, createError: ErrorFactory): RazorpaySettings | undefined {
  const keyId = readVariable('RAZORPAY_KEY_ID');
  const keySecret = readVariable('RAZORPAY_KEY_SECRET');
  const webhookSecret = readVariable('RAZORPAY_WEBHOOK_SECRET');
  const readUrl = (name: string, fallback: string): string => {
    const value = readVariable(name) ?? fallback;
    if (!URL.canParse(value) || !['https:', 'http:'].includes(new URL(value).protocol)) {
      throw createError(`${name} must be an http or https address, not "${value}".`);
    }
    return value;
  };
  const api = readUrl('RAZORPAY_API', 'https://api.razorpay.com').replace(/\/+$/, '');
  const checkout = readUrl('RAZORPAY_CHECKOUT', 'https://checkout.razorpay.com/v1/checkout.js');
  if (!keyId && !keySecret) {
    if (webhookSecret)
      throw createError('RAZORPAY_KEY_ID is missing although RAZORPAY_WEBHOOK_SECRET is set.');
    return undefined;
  }
  if (!keyId) throw createError('RAZORPAY_KEY_ID is missing although RAZORPAY_KEY_SECRET is set.');
  if (!keySecret) throw createError('RAZORPAY_KEY_SECRET is missing although RAZORPAY_KEY_ID is set.');
  return { keyId, keySecret, webhookSecret, api, checkout };
}

function readGrievanceEmail(readVariable: VariableReader, createError: ErrorFactory): string | undefined {
  const value = readVariable('GRIEVANCE_EMAIL');
  if (value !== undefined && !emailAddressSchema.safeParse(value).success) {
    throw createError('GRIEVANCE_EMAIL must be an e-mail address like "grievances@example.org".');
  }
  return value;
}

function readGst(
  readVariable: VariableReader,
  createError: ErrorFactory,
): { gstin: string | undefined; gstState: string } {
  const gstin = readVariable('GSTIN')?.toUpperCase();
  if (gstin !== undefined && !isGstin(gstin)) {
    throw createError(`GSTIN must be a valid GSTIN of 15 characters, not "${gstin}".`);
  }
  const registeredState = STATES.find(([, code]) => gstin?.startsWith(code))?.[0];
  const requestedState = readVariable('GST_STATE') ?? registeredState ?? 'Telangana';
  const gstState = findStateName(requestedState);
  if (gstState === undefined) {
    throw createError(
      `GST_STATE must be the full name of a state of India like "Telangana", not "${requestedState}".`,
    );
  }
  if (
    gstin !== undefined &&
    readVariable('GST_STATE') !== undefined &&
    !gstin.startsWith(findGstStateCode(gstState))
  ) {
    throw createError(
      `GST_STATE must be the state in which the GSTIN is registered, not "${requestedState}".`,
    );
  }
  return { gstin, gstState };
}
