import type { Credit } from '@rangmala/shared/contract';
import { formatArrival, formatShortDay } from '@rangmala/shared/contract/arrival-text';
import { type OrderSearch, orderSearchSchema } from '@rangmala/shared/contract/order-links';
import {
  describeCredits,
  describeDispatch,
  describeRefund,
  isFinished,
} from '@rangmala/shared/contract/rules';
import * as z from 'zod/mini';
import { formatRupees } from '../../database/column-values.ts';
import type { OrderLineRow, OrderRow } from '../../database/order-tables.ts';
import { type EmailItem, type EmailPicture, renderEmail } from '../../mail/email-template.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Message } from '../../mail/message.ts';
import { type OrderContext, runInTransaction } from './context.ts';
import { recordLinkMail } from './link-mails.ts';
import { describeSidePicture, listPicturesByLine, buildProductPicturePath } from './pictures.ts';
import {
  findCredits,
  findOrderById,
  getArrivalDays,
  isExpress,
  listDispatchDays,
  listLineDetails,
  listLines,
} from './queries.ts';
import type { Step } from './state.ts';
import { deriveConfirmationToken, deriveOrderToken } from './tokens.ts';

const PLACED_KIND = 'placed order';
const FOUND_KIND = 'found order';
const orderMailSchema = z.object({ order_id: z.string() });

/** Time that a customer has to pay through a gateway before the mail about the placed order is sent. */
const PAYMENT_WAIT_MS = 5 * 60_000;

/** Registers the composers of the mails that are written when they are sent. */
export function registerOrderMails(mail: Pick<Mailer, 'registerComposer'>, context: OrderContext): void {
  mail.registerComposer(PLACED_KIND, orderMailSchema, async ({ order_id }) => {
    const order = await findOrderById(context.db, order_id);
    if (!order || !['placed', 'awaiting_payment'].includes(order.status)) return undefined;
    return writeMessage(context, order, PLACED_EMAIL);
  });
  // Looks for the order when the mail is due. Therefore the response time of a request does not reveal whether the order
  // exists. Enqueues another mail, so that a failed delivery records no second link.
  mail.registerComposer(FOUND_KIND, orderSearchSchema, async (search) => {
    await runInTransaction(context, async (transaction) => {
      const order = await recordLinkMail(transaction, search);
      if (order) await sendOrderEmail(transaction, order, FOUND_EMAIL);
    });
    return undefined;
  });
}

/** The content of a mail about an order. The button is the link to the order where the mail names no other. */
interface OrderEmail {
  heading: string;
  paragraphs: string[];
  button?: { label: string; url: string };
}

const PLACED_EMAIL: OrderEmail = {
  heading: 'We’ve received your order',
  paragraphs: [
    'Thank you for your order. We’ll confirm it as soon as your payment arrives. If you’ve already paid, there’s nothing more to do.',
  ],
};

const FOUND_EMAIL: OrderEmail = {
  heading: 'Here is your order',
  paragraphs: [
    'You asked for the link to your order. If you didn’t, you can ignore this mail: nobody else has received the link.',
  ],
};

/** Enqueues a mail with the link to an order if its number and its phone number or email address match. */
export async function requestOrderLink(context: OrderContext, search: OrderSearch): Promise<void> {
  await context.mail.composeLater(FOUND_KIND, search);
}

/** Enqueues the mail about a placed order. For cash on delivery, the mail asks the customer to confirm the order. */
export async function sendPlacedEmail(context: OrderContext, order: OrderRow): Promise<void> {
  if (order.payment_method !== 'cash') {
    // A customer who pays at once gets only the mail about the confirmed order.
    const delayMs = order.payment_method === 'upi' ? 0 : PAYMENT_WAIT_MS;
    const content: z.infer<typeof orderMailSchema> = { order_id: order.id };
    await context.mail.composeLater(PLACED_KIND, content, context.db, delayMs);
    return;
  }
  const token = deriveConfirmationToken(context.secret, order);
  const url = `${context.settings.publicUrl}/orders/${order.number}/confirm?token=${token}`;
  await sendOrderEmail(context, order, {
    heading: 'Please confirm your order',
    paragraphs: [
      'Thank you for your order. You’ll pay in cash on delivery. Please confirm the order within 24 hours so that we can start making it.',
    ],
    button: { label: 'Confirm your order', url },
  });
}

/** Enqueues the mail about a confirmed order. */
export async function sendConfirmedEmail(context: OrderContext, order: OrderRow): Promise<void> {
  const dispatchTime = describeDispatch(await listDispatchDays(context.db, order.id));
  const arrival = getArrivalDays(order);
  const isPaid = order.payment_status === 'paid';
  await sendOrderEmail(context, order, {
    heading: 'Your order is confirmed',
    paragraphs: [
      isPaid ? 'Your payment has arrived and your order is confirmed.' : 'Your order is confirmed.',
      `It will be dispatched in ${dispatchTime}${arrival ? ` and be with you ${formatArrival(arrival)}` : ''}. You can cancel until we start making it.`,
    ],
  });
}

/** Returns the mail about a cancelled order. */
export const createCancelledEmail = (order: OrderRow): OrderEmail => ({
  heading: 'Your order has been cancelled',
  paragraphs: [
    'Your order has been cancelled.',
    ...(order.refunded_paise > 0
      ? [`We’re refunding ${formatRupees(order.refunded_paise)}. ${describeRefund(order)}`]
      : []),
  ],
});

/** Returns the mail about a step of production and delivery. */
export function createStepEmail(step: Step, trackingUrl: string): OrderEmail {
  const [heading, sentence] = STEP_TEXTS[step];
  return {
    heading,
    paragraphs: [sentence],
    ...(trackingUrl && { button: { label: 'Track your parcel', url: trackingUrl } }),
  };
}

const STEP_TEXTS: Record<Step, [subject: string, sentence: string]> = {
  produce: ['We’re making your order', 'We’ve started making your order.'],
  pack: ['Your order is packed', 'Your order is packed and ready. The courier will collect it next.'],
  ship: ['Your order is on its way', 'Your parcel is with the courier.'],
  deliver: ['Your order has been delivered', 'Your parcel has been delivered. We hope you love it.'],
  return: ['We’ve received your return', 'Your parcel is back with us.'],
};

/** Returns the mail about the refund of an order line. */
export const createRefundEmail = (order: OrderRow, paise: number, reason: string): OrderEmail => ({
  heading: 'Your refund is on its way',
  paragraphs: [`We’re refunding ${formatRupees(paise)}. ${reason}`.trim(), describeRefund(order)],
});

/** Returns the mail about a refund that the gateway or the owner has paid. */
export const createRefundPaidEmail = (paise: number): OrderEmail => ({
  heading: 'Your refund is complete',
  paragraphs: [`We’ve refunded ${formatRupees(paise)}. It may take a few days to appear in your account.`],
});

/** Shortest validity of the URLs of approval pictures in a mail: customers may open a mail again after months. */
const PICTURES_LIFETIME_MS = 365 * 24 * 60 * 60_000;

/** Enqueues a mail about an order. */
export async function sendOrderEmail(
  context: OrderContext,
  order: OrderRow,
  email: OrderEmail,
): Promise<void> {
  await context.mail.enqueue(await writeMessage(context, order, email), context.db);
}

async function writeMessage(
  context: OrderContext,
  order: OrderRow,
  { heading, paragraphs, button }: OrderEmail,
): Promise<Message> {
  const { db, settings, secret } = context;
  const url = `${settings.publicUrl}/orders/${order.number}?token=${deriveOrderToken(secret, order.id)}`;
  const lines = await listLines(db, order.id);
  const credits = await findCredits(db, order.id);
  const pictures = await listPicturesByLine(db, lines, {
    now: context.now(),
    minLifetimeMs: PICTURES_LIFETIME_MS,
  });
  const listLinePictures = (line: OrderLineRow): EmailPicture[] => {
    const sides = pictures.get(line.position);
    if (sides) {
      return sides.map((side) => ({
        url: settings.publicUrl + side.url,
        alt: describeSidePicture(`Your design on ${line.name}`, side, sides),
      }));
    }
    const path = buildProductPicturePath(order, line, deriveOrderToken(secret, order.id, 'pictures'));
    return path === undefined ? [] : [{ url: settings.publicUrl + path, alt: line.name }];
  };
  return {
    to: { name: order.name, address: order.email },
    subject: `${heading}: ${order.number}`,
    ...renderEmail(settings.site, {
      name: order.name,
      heading,
      paragraphs,
      details: [
        { label: 'Order', value: order.number },
        { label: 'Deliver to', value: formatPostalAddress(order) },
        ...listArrivalDetails(order),
      ],
      items: lines.map((line) => createEmailItem(line, listLinePictures(line), credits.get(line.position))),
      totals: [
        ...(isExpress(order)
          ? [{ label: 'Express shipping', value: formatRupees(order.shipping_paise) }]
          : []),
        { label: 'Total', value: formatRupees(order.total_paise) },
      ],
      button: button ?? { label: 'See your order', url },
      ...(button && { links: [{ label: 'See your order', url }] }),
    }),
  };
}

/** Returns the promised arrival and the day by which the customer needs the order, until the order has arrived. */
function listArrivalDetails(order: OrderRow): { label: string; value: string }[] {
  if (isFinished(order.status)) return [];
  const arrival = getArrivalDays(order);
  return [
    ...(arrival
      ? [{ label: isExpress(order) ? 'Arrives by express' : 'Arrives', value: formatArrival(arrival) }]
      : []),
    ...(order.needed_by === null ? [] : [{ label: 'Needed by', value: formatShortDay(order.needed_by) }]),
  ];
}

function formatPostalAddress({ name, line1, area, landmark, city, pin, state }: OrderRow): string {
  return [name, line1, area, landmark, `${city} ${pin}`, state].filter(Boolean).join('\n');
}

function createEmailItem(line: OrderLineRow, pictures: EmailPicture[], credits: Credit[] = []): EmailItem {
  const { quantity, name, total_paise, custom_design_name } = line;
  const descriptionLines = listLineDetails(line);
  if (custom_design_name !== null) descriptionLines.push(`Your design ${custom_design_name}`.trim());
  if (credits.length > 0) descriptionLines.push(describeCredits(credits));
  const description = descriptionLines.join('\n');
  return {
    name: `${quantity} × ${name}`,
    amount: formatRupees(total_paise),
    ...(description && { description }),
    pictures,
  };
}
