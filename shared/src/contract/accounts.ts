import * as z from 'zod/mini';
import { LINK_EXPIRED, LINK_TOKEN } from './account-rules.ts';
import { emailAddressSchema, requiredText } from './fields.ts';
import { existingPassword, newPassword } from './passwords.ts';

export * from './account-rules.ts';

export const registrationSchema = z.object({
  full_name: requiredText('full name', 100),
  email: emailAddressSchema,
  password: newPassword(),
});

export const credentialsSchema = z.object({ email: emailAddressSchema, password: existingPassword() });

export const forgottenPasswordSchema = z.object({ email: emailAddressSchema });

/** `token` is the token in the mailed link. */
export const passwordResetSchema = z.object({
  token: z.string(LINK_EXPIRED).check(z.regex(LINK_TOKEN, LINK_EXPIRED)),
  password: newPassword('new password'),
});

/** A change of password by a customer or an artist. */
export const passwordChangeSchema = z.object({
  old_password: existingPassword('current password'),
  new_password: newPassword('new password'),
});

export const profileSchema = z.object({ name: requiredText('name', 100) });

/** Details of a customer. `phone` is null when none is stored. */
export const profileDetailsSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
});

export const messageResponseSchema = z.object({ message: z.string() });

export type Registration = z.infer<typeof registrationSchema>;
export type Credentials = z.infer<typeof credentialsSchema>;
export type ForgottenPassword = z.infer<typeof forgottenPasswordSchema>;
export type PasswordReset = z.infer<typeof passwordResetSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export type Profile = z.infer<typeof profileSchema>;
