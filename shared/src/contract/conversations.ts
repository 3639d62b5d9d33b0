import * as z from 'zod/mini';
import { sessionTypeSchema } from './appointments.ts';
import type { EndpointTable } from './endpoint-definition.ts';
import { createOptionalTextSchema, hasVisibleText, uploadUrlSchema } from './fields.ts';
import { MESSAGE_MAX } from './rules.ts';

/** A new message: a text, an image, or both. */
const newMessageSchema = z
  .object({
    text: createOptionalTextSchema('message', MESSAGE_MAX),
    image: z.optional(uploadUrlSchema),
  })
  .check(
    z.refine(({ text, image }) => hasVisibleText(text) || image !== undefined, {
      message: 'Please write a message or choose an image.',
      path: ['text'],
    }),
  );

const appointmentMessageSchema = z.object({
  id: z.string(),
  author: z.enum(['customer', 'artist']),
  text: z.string(),
  image: z.optional(z.string()),
  /** ISO 8601 in UTC. */
  created_at: z.string(),
});

/** The messages of one appointment, oldest first, with details of the session. */
const conversationSchema = z.object({
  date: z.string(),
  time: z.string(),
  session_type: sessionTypeSchema,
  artist_id: z.string(),
  artist_name: z.string(),
  customer_name: z.string(),
  /** Whether messages can be written now. */
  is_open: z.boolean(),
  /** The last day on which messages can be written, in business time. */
  open_until: z.string(),
  /** Whether the session is about to begin or runs, and the viewer has not said yet that they are late. */
  can_say_late: z.optional(z.boolean()),
  messages: z.array(appointmentMessageSchema),
});

export const conversationEndpoints = {
  'GET /artists/{id}/sessions/{appointmentId}/messages': {
    summary: 'The messages of one session, for its artist; marks them as read',
    response: { 200: conversationSchema },
    access: ['artist'],
  },
  'POST /artists/{id}/sessions/{appointmentId}/messages': {
    summary: 'Writes to the customer of a session',
    body: newMessageSchema,
    response: { 201: appointmentMessageSchema },
    access: ['artist'],
  },
  'GET /appointments/{id}/messages': {
    summary: 'The messages of one appointment, for its customer; marks them as read',
    response: { 200: conversationSchema },
    access: ['customer'],
  },
  'POST /appointments/{id}/messages': {
    summary: 'Writes to the artist of an appointment',
    body: newMessageSchema,
    response: { 201: appointmentMessageSchema },
    access: ['customer'],
  },
} as const satisfies EndpointTable;

export type NewMessage = z.infer<typeof newMessageSchema>;
export type AppointmentMessage = z.infer<typeof appointmentMessageSchema>;
export type Conversation = z.infer<typeof conversationSchema>;
