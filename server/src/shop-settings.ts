import { emailAddressSchema } from '@rangmala/shared/contract';
import { gstStateCode, isGstin, findStateName, STATES } from '@rangmala/shared/contract/orders';

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  /** Without a secret, webhooks are refused and payments are found by reconciliation. */
  webhookSecret: string | undefined;
  /** Origin of the REST API, without `/v1`. */
  api: string;
  /** URL of the script of Standard Checkout. */
  checkout: string;
}

/** Settings of orders and payments. */
export interface ShopSettings {
  /** Whether the shop accepts orders; otherwise it only shows its products. */
  checkout: boolean;
  /** undefined when Razorpay is not configured. */
  razorpay: RazorpaySettings | undefined;
  /** Whether the built-in test gateway is offered as a payment method. */
  testGateway: boolean;
  /** Interval in seconds at which open payments are checked with the gateway. */
  reconcileSeconds: number;
  /** UPI id of the shop for transfers; undefined when the shop does not offer them. */
  upiId: string | undefined;
  /** Largest total in paise that can be paid on delivery; 0 disables it. */
  cashLimit: number;
  /** undefined when the shop is not registered for GST. */
  gstin: string | undefined;
  /** Full name of the state from which the shop supplies. */
  gstState: string;
  legalName: string;
  /** Name and, if given, designation and contact of the grievance officer. */
  grievanceOfficer: string;
  /** Address to which grievances are mailed. */
  grievanceEmail: string;
}

type ReadVariable = (name: string) => string | undefined;
/** Creates the error that names a setting. */
type CreateError = (sentence: string) => Error;

/** Reads the settings of orders and payments; throws the result of `fail` for the first invalid one. */
export function readShopSettings(
  text: ReadVariable,
  {
    seed,
    siteName,
    siteEmail,
    publicUrl,
    fail,
  }: { seed: 'demo' | 'none'; siteName: string; siteEmail: string; publicUrl: string; fail: CreateError },
): ShopSettings {
  const readOnOff = (name: string, fallback: boolean): boolean => {
    const value = text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (value !== 'on' && value !== 'off') throw fail(`${name} must be on or off, not "${value}".`);
    return value === 'on';
  };
  const readNumber = (name: string, fallback: number, max: number): number => {
    const value = text(name);
    if (value === undefined) return fallback;
    if (!/^\d+(\.\d{1,2})?$/.test(value) || Number(value) > max) {
      throw fail(`${name} must be a number from 0 to ${max}, not "${value}".`);
    }
    return Number(value);
  };
  const razorpay = readRazorpay(text, fail);
  const { gstin, gstState } = readGst(text, fail);
  const upiId = text('UPI_ID');
  if (upiId !== undefined && !/^[\w.-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,64}$/.test(upiId)) {
    throw fail('UPI_ID must be a UPI id like "shop@bank".');
  }
  const reconcileSeconds = readNumber('RECONCILE_SECONDS', 300, 86_400);
  if (reconcileSeconds < 1) throw fail('RECONCILE_SECONDS must be at least 1.');
  return {
    checkout: readOnOff('CHECKOUT', true),
    razorpay,
    // A real shop must enable the test gateway explicitly: with it customers pay nothing.
    testGateway: readOnOff(
      'TEST_GATEWAY',
      seed === 'demo' && publicUrl.startsWith('http:') && !razorpay?.keyId.startsWith('rzp_live_'),
    ),
    reconcileSeconds,
    upiId,
    cashLimit: Math.round(readNumber('CASH_ON_DELIVERY_LIMIT', 2500, 1_000_000) * 100),
    gstin,
    gstState,
    legalName: text('LEGAL_NAME') ?? (seed === 'demo' ? `${siteName} Crafts LLP` : siteName),
    grievanceOfficer:
      text('GRIEVANCE_OFFICER') ?? (seed === 'demo' ? 'Lakshmi Devi' : `Grievance Officer of ${siteName}`),
    grievanceEmail: readGrievanceEmail(text, fail) ?? siteEmail,
  };
}

function readRazorpay(text: ReadVariable, fail: CreateError): RazorpaySettings | undefined {
  const keyId = text('RAZORPAY_KEY_ID');
  const keySecret = text('RAZORPAY_KEY_SECRET');
  const webhookSecret = text('RAZORPAY_WEBHOOK_SECRET');
  const address = (name: string, fallback: string): string => {
    const value = text(name) ?? fallback;
    if (!URL.canParse(value) || !['https:', 'http:'].includes(new URL(value).protocol)) {
      throw fail(`${name} must be an http or https address, not "${value}".`);
    }
    return value;
  };
  const api = address('RAZORPAY_API', 'https://api.razorpay.com').replace(/\/+$/, '');
  const checkout = address('RAZORPAY_CHECKOUT', 'https://checkout.razorpay.com/v1/checkout.js');
  if (!keyId && !keySecret) {
    if (webhookSecret) throw fail('RAZORPAY_KEY_ID is missing although RAZORPAY_WEBHOOK_SECRET is set.');
    return undefined;
  }
  if (!keyId) throw fail('RAZORPAY_KEY_ID is missing although RAZORPAY_KEY_SECRET is set.');
  if (!keySecret) throw fail('RAZORPAY_KEY_SECRET is missing although RAZORPAY_KEY_ID is set.');
  return { keyId, keySecret, webhookSecret, api, checkout };
}

function readGrievanceEmail(text: ReadVariable, fail: CreateError): string | undefined {
  const value = text('GRIEVANCE_EMAIL');
  if (value !== undefined && !emailAddressSchema.safeParse(value).success) {
    throw fail('GRIEVANCE_EMAIL must be an e-mail address like "grievances@example.org".');
  }
  return value;
}

function readGst(text: ReadVariable, fail: CreateError): { gstin: string | undefined; gstState: string } {
  const gstin = text('GSTIN')?.toUpperCase();
  if (gstin !== undefined && !isGstin(gstin)) {
    throw fail(`GSTIN must be a valid GSTIN of 15 characters, not "${gstin}".`);
  }
  const registered = STATES.find(([, code]) => gstin?.startsWith(code))?.[0];
  const requestedState = text('GST_STATE') ?? registered ?? 'Telangana';
  const gstState = findStateName(requestedState);
  if (gstState === undefined) {
    throw fail(
      `GST_STATE must be the full name of a state of India like "Telangana", not "${requestedState}".`,
    );
  }
  if (gstin !== undefined && text('GST_STATE') !== undefined && !gstin.startsWith(gstStateCode(gstState))) {
    throw fail(`GST_STATE must be the state in which the GSTIN is registered, not "${requestedState}".`);
  }
  return { gstin, gstState };
}
