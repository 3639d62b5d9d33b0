import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { parseEmailAddress } from './email-addresses.ts';
import { emailAddressSchema, messageResponseSchema } from './fields.ts';
import { orderAccess, orderSchema, placedOrderSchema } from './orders.ts';
import { parsePhoneNumber } from './rules.ts';

const INVALID_ORDER_NUMBER = 'Please check the order number. It looks like RM-7K4Q-2M9D.';
const INVALID_ORDER_CONTACT = 'Please enter the phone number or the email you gave with the order.';

/** Returns an order number in the usual format; undefined for other text. Accepts other separators and cases. */
function parseOrderNumber(text: string): string | undefined {
  const match = /^(?:RM)?([A-Z\d]{4})([A-Z\d]{4})$/.exec(text.toUpperCase().replace(/[^A-Z\d]/g, ''));
  return match ? `RM-${match[1]}-${match[2]}` : undefined;
}

const parseOrderContact = (text: string): string | undefined =>
  parsePhoneNumber(text) ?? parseEmailAddress(text);

/** What a guest knows of an order whose link is to be mailed again. `contact` is a phone number or email address. */
export const orderSearchSchema = z.object({
  number: z.string(INVALID_ORDER_NUMBER).check(
    z.maxLength(100),
    z.refine((text) => parseOrderNumber(text) !== undefined, INVALID_ORDER_NUMBER),
    z.overwrite((text) => parseOrderNumber(text) ?? ''),
  ),
  contact: z.string(INVALID_ORDER_CONTACT).check(
    z.maxLength(254),
    z.refine((text) => parseOrderContact(text) !== undefined, INVALID_ORDER_CONTACT),
    z.overwrite((text) => parseOrderContact(text) ?? ''),
  ),
});

export const orderLinkEndpoints = {
  'POST /orders/find': {
    summary: 'Mails the link to an order, if the number belongs to the phone number or e-mail address',
    body: orderSearchSchema,
    response: { 202: messageResponseSchema },
  },
  'POST /orders/{number}/confirm': {
    summary: 'Confirms cash on delivery with the token of the mailed link',
    body: z.object({ token: z.string('Please open the link in our email again.') }),
    response: { 200: placedOrderSchema },
    errors: [409],
  },
  'POST /orders/{number}/confirmation-mail': {
    summary: 'Mails the link that confirms cash on delivery again, to a corrected address if it differs',
    ...orderAccess,
    body: z.object({ email: emailAddressSchema }),
    response: { 200: orderSchema },
    errors: [409],
  },
} as const satisfies EndpointTable;

export type OrderSearch = z.infer<typeof orderSearchSchema>;
