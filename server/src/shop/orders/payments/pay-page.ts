import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { OrderRow } from '../../../database/order-tables.ts';
import { ApiError, MalformedError, NotFoundError } from '../../../http/errors.ts';
import { acceptUrlEncodedForms } from '../../../http/form.ts';
import { sendStandalonePage, type StandalonePage } from '../../../lib/html.ts';
import { setOrderCookie, requireOrder } from '../access.ts';
import type { OrderContext } from '../context.ts';
import { deriveOrderToken } from '../tokens.ts';
import type { Gateways } from './razorpay.ts';
import { createMessageView, createTestView } from './pay-views.ts';
import { createCheckoutView } from './checkout-view.ts';
import { createTransferView, drawTransferCode } from './transfer-view.ts';
import { acceptCheckoutReturn } from './checkout-return.ts';
import { startPayment } from './start.ts';
import type { TestPaymentOutcome, TestGateway } from './test-gateway/test-gateway.ts';

interface Options {
  context: OrderContext;
  gateways: Gateways;
  testGateway: TestGateway | undefined;
}

const outcomeFormSchema = z.object({ outcome: z.optional(z.string()), token: z.optional(z.string()) });

const OUTCOMES: readonly TestPaymentOutcome[] = ['success', 'failure', 'late'];

/**
 * Registers the routes of an order's payment page. The page runs the gateway's script. Therefore the page has a
 * separate Content-Security-Policy and contains no code of the shop's apps.
 */
export const payPageRoutes: FastifyPluginAsync<Options> = async (app, { context, gateways, testGateway }) => {
  acceptUrlEncodedForms(app);

  app.get<{ Params: { number: string }; Querystring: { token?: string } }>(
    '/pay/:number',
    { schema: { hide: true } },
    async (request, reply) => {
      try {
        const requestedOrder = await requireOrder(
          context,
          request,
          request.params.number,
          request.query.token,
        );
        const token = deriveOrderToken(context.secret, requestedOrder.id);
        setOrderCookie(reply, requestedOrder, token, context.settings.publicUrl.startsWith('https:'));
        const { order, payment } = await startPayment(context, gateways, requestedOrder.id);
        return await sendView(reply, createPayView(context, order, payment.gateway_order_id, token));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const orderUrl = error.statusCode === 404 ? '/' : `/orders/${request.params.number}`;
        reply.code(error.statusCode);
        return sendView(
          reply,
          createMessageView(context.settings, { title: 'Payment', text: error.message, orderUrl }),
        );
      }
    },
  );

  app.get<{ Params: { number: string }; Querystring: { token?: string } }>(
    '/pay/:number/qr-code.png',
    { schema: { hide: true } },
    async (request, reply) => {
      const order = await requireOrder(context, request, request.params.number, request.query.token);
      if (order.payment_method !== 'upi') throw new NotFoundError();
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="upi-${order.number}.png"`)
        .type('image/png')
        .send(await drawTransferCode(context.settings, order));
    },
  );

  app.post<{ Params: { number: string }; Body: unknown }>(
    '/pay/:number',
    { schema: { hide: true } },
    async (request, reply) => {
      const { outcome, token } = readOutcomeForm(request.body);
      const order = await requireOrder(context, request, request.params.number, token);
      const chosenOutcome = OUTCOMES.find((each) => each === outcome) ?? 'failure';
      const orderUrl = `/orders/${order.number}?token=${deriveOrderToken(context.secret, order.id)}`;
      if (!testGateway || order.payment_method !== 'test') return reply.redirect(orderUrl, 303);
      const { payment } = await startPayment(context, gateways, order.id).catch(() => ({
        payment: undefined,
      }));
      const result =
        payment?.gateway_order_id && (await testGateway.pay(payment.gateway_order_id, chosenOutcome));
      return reply.redirect(
        result
          ? await acceptCheckoutReturn(context, gateways, 'test', { ...result, order: order.number })
          : orderUrl,
        303,
      );
    },
  );
};

/** @throws MalformedError when the body is not an object with texts; a missing body counts as an empty form */
function readOutcomeForm(body: unknown): z.infer<typeof outcomeFormSchema> {
  const form = outcomeFormSchema.safeParse(body ?? {});
  if (!form.success) throw new MalformedError('This form is malformed. Please go back and try again.');
  return form.data;
}

function createPayView(
  context: OrderContext,
  order: OrderRow,
  gatewayOrderId: string | undefined,
  token: string,
): StandalonePage {
  const { settings } = context;
  const orderUrl = `/orders/${order.number}?token=${token}`;
  if (order.payment_method === 'upi') {
    const codeUrl = `/pay/${order.number}/qr-code.png?token=${token}`;
    return createTransferView(settings, order, { orderUrl, codeUrl });
  }
  if (gatewayOrderId === undefined) {
    const text =
      'Our payment partner is not answering at the moment. Your order is safe. Please try again in a minute.';
    return createMessageView(settings, { title: 'Payment', text, orderUrl, canReload: true });
  }
  if (order.payment_method === 'test') return createTestView(settings, order, token);
  return createCheckoutView(settings, order, gatewayOrderId, orderUrl);
}

function sendView(reply: FastifyReply, page: StandalonePage): FastifyReply {
  reply
    .header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=*, usb=()')
    .header('referrer-policy', 'strict-origin');
  return sendStandalonePage(reply, page);
}
