import * as z from 'zod/mini';

export const sessionUserSchema = z.object({
  email: z.string(),
  name: z.string(),
  userId: z.string(),
  isGoogleUser: z.boolean(),
});
export const sessionSchema = z.object({
  user: z.nullable(sessionUserSchema),
  artist: z.nullable(z.object({ artist_id: z.string() })),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;
export type Session = z.infer<typeof sessionSchema>;
