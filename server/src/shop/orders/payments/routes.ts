import * as z from 'zod/mini';
import { apiErrorSchema } from '@rangmala/shared/contract';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { MalformedError } from '../../../http/errors.ts';
import { createRateLimit } from '../../../http/rate-limits.ts';
import type { OrderContext } from '../context.ts';
import { storeEvent } from './events.ts';
import type { Gateways } from './razorpay.ts';
import { acceptCheckoutReturn } from './checkout-return.ts';

/**
 * Limits the requests of an IP address per minute. The limit is high, because gateways send all webhooks from few IP
 * addresses.
 */
const GATEWAY_LIMIT = createRateLimit(12_000);
const MAX_EVENT_BYTES = 256 * 1024;

/** Error responses of both routes, for the OpenAPI document. */
const errorResponses = Object.fromEntries(
  [400, 404, 413, 415, 429, 500, 503].map((status) => [status, apiErrorSchema]),
);

interface Options {
  context: OrderContext;
  gateways: Gateways;
  processPayments: () => Promise<void>;
}

/** Registers the routes for webhooks of gateways and for customers who return from a gateway. */
export const paymentRoutes: FastifyPluginAsync<Options> = async (
  app,
  { context, gateways, processPayments },
) => {
  readRawBodies(app);
  const config = { rateLimit: GATEWAY_LIMIT, allowCrossSite: true };

  app.post<{ Params: { gateway: string }; Body: string | undefined }>(
    '/payments/:gateway/webhook',
    {
      bodyLimit: MAX_EVENT_BYTES,
      config,
      schema: {
        summary: 'Receives a webhook of a payment gateway',
        response: { 200: z.object({ status: z.literal('ok') }), ...errorResponses },
      },
    },
    async ({ params, body = '', headers }) => {
      const gateway = gateways.get(params.gateway);
      // Also refuses each webhook of a gateway that is not configured, because no secret can verify its signature.
      if (!gateway?.isWebhookSignature(body, readHeader(headers, 'x-razorpay-signature'))) {
        throw new MalformedError('The signature of this webhook is not valid.');
      }
      await storeEvent(context, {
        gateway: params.gateway,
        id: readHeader(headers, 'x-razorpay-event-id'),
        body,
      });
      void processPayments();
      return { status: 'ok' };
    },
  );

  app.post<{ Params: { gateway: string }; Body: string | undefined; Querystring: { order?: unknown } }>(
    '/payments/:gateway/return',
    {
      config,
      schema: {
        summary: 'Redirects a customer who returns from Checkout to the page of the order',
        response: { 303: z.null(), ...errorResponses },
      },
    },
    async ({ params, body = '', query }, reply) => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const path = await acceptCheckoutReturn(context, gateways, params.gateway, {
        ...fields,
        // A repeated `order` is a list. The customer must still be redirected.
        order: typeof query.order === 'string' ? query.order : undefined,
      });
      return reply.redirect(path, 303);
    },
  );
};

function readHeader(headers: FastifyRequest['headers'], name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

/** Passes request bodies to the handlers as text, because signatures are computed from the received bytes. */
function readRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}
