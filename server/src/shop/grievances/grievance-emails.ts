import { formatInstant } from '../../lib/business-time-zone.ts';
import type { GrievanceRow } from '../../database/order-tables.ts';
import { type EmailDetail, renderEmail } from '../../mail/email-template.ts';
import type { Message } from '../../mail/message.ts';
import { type GrievanceContext, deriveGrievanceToken } from './context.ts';

type EmailContext = Pick<GrievanceContext, 'settings' | 'secret'>;

/** Returns the mail that confirms a grievance to the customer and states the deadline for the answer. */
export function writeAcknowledgementEmail(context: EmailContext, row: GrievanceRow): Message {
  return writeCustomerEmail(context, row, {
    subject: `We’ve received your grievance: ${row.number}`,
    heading: 'We’ve received your grievance',
    paragraphs: [
      `Thank you for telling us. ${context.settings.shop.grievanceOfficer} will answer you within 48 hours.`,
    ],
    details: [
      { label: 'Ticket', value: row.number },
      { label: 'Answer by', value: formatInstant(row.due_at) },
    ],
    closing: ['You wrote:', row.message],
  });
}

/** Returns the mail to the customer with the answer to a grievance. */
export function writeAnswerEmail(context: EmailContext, row: GrievanceRow, text: string): Message {
  return writeCustomerEmail(context, row, {
    subject: `Our answer to your grievance ${row.number}`,
    heading: 'Our answer to your grievance',
    paragraphs: [text],
    details: [{ label: 'Ticket', value: row.number }],
    closing: [
      row.status === 'closed'
        ? 'We’ve closed this grievance. If there’s anything else, just reply to this email.'
        : 'Is there anything else? Just reply to this email.',
    ],
  });
}

/** Returns the mail to the owner about a new grievance. */
export function writeOwnerNoticeEmail(context: EmailContext, row: GrievanceRow): Message {
  return writeOwnerEmail(context, row, `Grievance ${row.number}: answer within 48 hours`, 'New grievance');
}

/** Returns the mail that reminds the owner of an unanswered grievance. */
export function writeOwnerReminderEmail(context: EmailContext, row: GrievanceRow): Message {
  return writeOwnerEmail(context, row, `Grievance ${row.number} is due soon`, 'A grievance is due soon');
}

interface CustomerEmail {
  subject: string;
  heading: string;
  paragraphs: string[];
  details: EmailDetail[];
  closing: string[];
}

function writeCustomerEmail(
  { settings, secret }: EmailContext,
  row: GrievanceRow,
  { subject, ...content }: CustomerEmail,
): Message {
  const token = deriveGrievanceToken(secret, row.id);
  return {
    to: { name: toOneLine(row.name), address: row.email },
    replyTo: settings.shop.grievanceEmail,
    subject,
    ...renderEmail(settings.site, {
      ...content,
      name: row.name,
      button: {
        label: 'See your grievance',
        url: `${settings.publicUrl}/grievances/${row.number}?token=${token}`,
      },
    }),
  };
}

function writeOwnerEmail(
  { settings }: EmailContext,
  row: GrievanceRow,
  subject: string,
  heading: string,
): Message {
  return {
    to: settings.shop.grievanceEmail,
    replyTo: { name: toOneLine(row.name), address: row.email },
    subject,
    ...renderEmail(settings.site, {
      heading,
      paragraphs: [
        `To answer it, run: npm run grievances -- answer ${row.number} --text "…"`,
        'The command emails your answer to the customer and shows it on their grievance page.',
      ],
      details: [
        { label: 'Answer by', value: formatInstant(row.due_at) },
        { label: 'From', value: `${row.name} <${row.email}>` },
        ...(row.order_number ? [{ label: 'Order', value: row.order_number }] : []),
      ],
      closing: [row.message],
    }),
  };
}

/** Replaces each sequence of white space with a space, because a line break could start another mail header. */
const toOneLine = (text: string): string => text.replace(/\s+/g, ' ');
