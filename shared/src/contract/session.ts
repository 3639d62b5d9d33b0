import * as z from 'zod/mini';

export const sessionUser = z.object({
  email: z.string(),
  name: z.string(),
  userId: z.string(),
  isGoogleUser: z.boolean(),
});
export const session = z.object({
  user: z.nullable(sessionUser),
  artist: z.nullable(z.object({ artist_id: z.string() })),
});
export type SessionUser = z.infer<typeof sessionUser>;
export type Session = z.infer<typeof session>;
