import * as z from 'zod/mini';
import { emailAddressSchema, createNameSchema } from './fields.ts';
import { createExistingPasswordSchema, createNewPasswordSchema } from './passwords.ts';
import { LINK_EXPIRED, LINK_TOKEN } from './rules.ts';

export const registrationSchema = z.object({
  full_name: createNameSchema('full name', 100),
  email: emailAddressSchema,
  password: createNewPasswordSchema(),
});

export const credentialsSchema = z.object({
  email: emailAddressSchema,
  password: createExistingPasswordSchema(),
});

export const forgottenPasswordSchema = z.object({ email: emailAddressSchema });

/** `token` comes from the mailed link. */
export const passwordResetSchema = z.object({
  token: z.string(LINK_EXPIRED).check(z.regex(LINK_TOKEN, LINK_EXPIRED)),
  password: createNewPasswordSchema('new password'),
});

/** A change of password by a customer or an artist. */
export const passwordChangeSchema = z.object({
  old_password: createExistingPasswordSchema('current password'),
  new_password: createNewPasswordSchema('new password'),
});

export const profileSchema = z.object({ name: createNameSchema('name', 100) });

/** Details of a customer. `phone` is null when no phone number is stored. */
export const profileDetailsSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
});

export const messageResponseSchema = z.object({ message: z.string() });

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

export type Registration = z.infer<typeof registrationSchema>;
export type Credentials = z.infer<typeof credentialsSchema>;
export type ForgottenPassword = z.infer<typeof forgottenPasswordSchema>;
export type PasswordReset = z.infer<typeof passwordResetSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export type Profile = z.infer<typeof profileSchema>;
export type SessionUser = z.infer<typeof sessionUserSchema>;
export type Session = z.infer<typeof sessionSchema>;
