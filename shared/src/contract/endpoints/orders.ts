import * as z from 'zod/mini';
import { messageResponseSchema } from '../accounts.ts';
import { pageQuerySchema, totalSchema } from '../fields.ts';
import { addressFormSchema, checkoutSchema, savedAddressesSchema, savedAddressSchema } from '../checkout.ts';
import { designCopiesSchema, orderDesignCopiesSchema } from '../designs.ts';
import { confirmationMailSchema, orderSearchSchema } from '../order-links.ts';
import {
  confirmationSchema,
  ORDER_TOKEN,
  orderConflictSchema,
  orderRequestSchema,
  orderSchema,
  orderSummariesSchema,
  placedOrderSchema,
} from '../orders.ts';
import { defineEndpoints } from './define.ts';

/**
 * The order token of a guest, in a header or in the query. Pages use the query, because the server renders a page from
 * its URL.
 */
const orderAccess = {
  headers: z.object({ [ORDER_TOKEN]: z.optional(z.string()) }),
  query: z.object({ token: z.optional(z.string()) }),
  access: ['customer', 'order-token', 'link-token'],
} as const;

export const orderEndpoints = defineEndpoints({
  'GET /checkout': {
    summary: 'What the checkout screen needs: ways to pay and, for a customer, the last address',
    response: { 200: checkoutSchema },
    errors: [404],
  },
  'POST /orders': {
    summary: 'Places an order. Repeated under its Idempotency-Key, it returns the order that was placed',
    headers: z.object({ 'idempotency-key': z.optional(z.string()) }),
    body: orderRequestSchema,
    response: { 201: placedOrderSchema, 409: orderConflictSchema },
    errors: [404],
  },
  'GET /orders': {
    summary: 'The orders of the signed-in customer, newest first; one page of them with "page" or "limit"',
    query: pageQuerySchema,
    response: { 200: orderSummariesSchema },
    errors: [401],
  },
  'GET /orders/count': {
    summary: 'The number of orders of the signed-in customer',
    response: { 200: totalSchema },
    errors: [401],
  },
  'POST /orders/find': {
    summary: 'Mails the link to an order, if the number belongs to the phone number or e-mail address',
    body: orderSearchSchema,
    response: { 202: messageResponseSchema },
  },
  'GET /orders/{number}': {
    summary: 'One order, for its customer or with its Order-Token',
    ...orderAccess,
    response: { 200: orderSchema },
  },
  'GET /orders/{number}/lines/{position}.jpg': {
    summary: 'The picture of an ordered product, for mails, with the token in its link',
    query: z.object({ token: z.optional(z.string()) }),
    access: ['link-token'],
    produces: 'image/jpeg',
    response: { 200: z.string() },
  },
  'POST /orders/{number}/payments': {
    summary: 'Starts or resumes the payment of an order',
    ...orderAccess,
    response: { 200: placedOrderSchema },
    errors: [409],
  },
  'POST /orders/{number}/cancel': {
    summary: 'Cancels an order before its production and refunds the full payment, once',
    ...orderAccess,
    response: { 200: orderSchema },
    errors: [409],
  },
  'POST /orders/{number}/design-copies': {
    summary: 'Copies the designs of an order, so that its lines can be ordered again',
    ...orderAccess,
    body: orderDesignCopiesSchema,
    response: { 201: designCopiesSchema },
    errors: [507],
  },
  'POST /orders/{number}/confirm': {
    summary: 'Confirms cash on delivery with the token of the mailed link',
    body: confirmationSchema,
    response: { 200: placedOrderSchema },
    errors: [409],
  },
  'POST /orders/{number}/confirmation-mail': {
    summary: 'Mails the link that confirms cash on delivery again, to a corrected address if it differs',
    ...orderAccess,
    body: confirmationMailSchema,
    response: { 200: orderSchema },
    errors: [409],
  },
  'POST /orders/{number}/keep': {
    summary: 'Keeps an order of a guest in the account of the signed-in customer',
    ...orderAccess,
    access: ['customer'],
    response: { 200: orderSchema },
    errors: [401, 409],
  },
  'GET /addresses': {
    summary: 'The customer’s saved addresses, most recently used first',
    response: { 200: savedAddressesSchema },
    errors: [401],
  },
  'POST /addresses': {
    summary: 'Saves an address',
    body: addressFormSchema,
    response: { 201: savedAddressSchema },
    errors: [401],
  },
  'PUT /addresses/{id}': {
    summary: 'Changes a saved address',
    body: addressFormSchema,
    response: { 200: savedAddressSchema },
    errors: [401],
  },
  'DELETE /addresses/{id}': {
    summary: 'Removes a saved address',
    response: { 204: z.null() },
    errors: [401],
  },
});
