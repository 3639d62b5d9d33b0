import * as z from 'zod/mini';
import { MESSAGE_MAX } from './booking-rules.ts';
import { sessionTypeSchema, uploadUrlSchema } from './appointments.ts';

/** A new message: a text, an image, or both. */
export const newMessageSchema = z
  .object({
    text: z._default(
      z
        .string('Your message must be text.')
        .check(
          z.trim(),
          z.maxLength(MESSAGE_MAX, `Your message is too long: at most ${MESSAGE_MAX} characters.`),
        ),
      '',
    ),
    image: z.optional(uploadUrlSchema),
  })
  .check(
    z.refine(({ text, image }) => text !== '' || image !== undefined, {
      message: 'Please write a message or choose an image.',
      path: ['text'],
    }),
  );

export const appointmentMessageSchema = z.object({
  id: z.string(),
  author: z.enum(['customer', 'artist']),
  text: z.string(),
  image: z.optional(z.string()),
  /** ISO 8601 in UTC. */
  created_at: z.string(),
});

/** The messages of one appointment, oldest first, with details of the session. */
export const conversationSchema = z.object({
  date: z.string(),
  time: z.string(),
  session_type: sessionTypeSchema,
  artist_id: z.string(),
  artist_name: z.string(),
  customer_name: z.string(),
  /** Whether messages can be written now. */
  is_open: z.boolean(),
  /** For chats: the last day on which messages can be written, in business time. */
  open_until: z.string(),
  messages: z.array(appointmentMessageSchema),
});

export type NewMessage = z.infer<typeof newMessageSchema>;
export type AppointmentMessage = z.infer<typeof appointmentMessageSchema>;
export type Conversation = z.infer<typeof conversationSchema>;
