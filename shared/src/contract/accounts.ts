import * as z from 'zod/mini';
import { emailAddressSchema, requiredText } from './fields.ts';
import { givenPassword, newPassword } from './passwords.ts';

export const registrationSchema = z.object({
  full_name: requiredText('full name', 100),
  email: emailAddressSchema,
  password: newPassword(),
});

export const credentialsSchema = z.object({ email: emailAddressSchema, password: givenPassword() });

export const forgottenPasswordSchema = z.object({ email: emailAddressSchema });

export const LINK_SPENT = 'This link has expired or has already been used. Please request a new one.';

/** `token` is the one in the mailed link. */
export const passwordResetSchema = z.object({
  token: z.string(LINK_SPENT).check(z.regex(/^[\w-]{43}$/, LINK_SPENT)),
  password: newPassword('new password'),
});

/** For customers and artists. */
export const passwordChangeSchema = z.object({
  old_password: givenPassword('current password'),
  new_password: newPassword('new password'),
});

export const profileSchema = z.object({ name: requiredText('name', 100) });

/** Details of a customer; `phone` is null until a call is booked. */
export const profileDetailsSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
});

/** An answer with a message only: `{message}`. */
export const messageAnswerSchema = z.object({ message: z.string() });

/** Why a sign-in with Google failed, by the key in `/signin?notice=<key>`. */
export const SIGN_IN_NOTICES = {
  'google-off': 'Sign in with Google isn’t available here. Please sign in with your email and password.',
  'google-cancelled': 'You didn’t finish signing in with Google. Try again, or use your password.',
  'google-failed': 'Signing in with Google didn’t work. Please try again.',
  'google-unreachable': 'We couldn’t reach Google. Please try again in a moment, or use your password.',
  'google-unverified':
    'Google has not confirmed your email address yet. Please confirm it there first, or sign up here with a password.',
  'google-account-exists':
    'There is already an account with this email, but the address hasn’t been confirmed yet. Use “Forgot password” to confirm it; after that you can sign in with Google.',
} as const;
export type SignInNotice = keyof typeof SIGN_IN_NOTICES;

export type Registration = z.infer<typeof registrationSchema>;
export type Credentials = z.infer<typeof credentialsSchema>;
export type ForgottenPassword = z.infer<typeof forgottenPasswordSchema>;
export type PasswordReset = z.infer<typeof passwordResetSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export type Profile = z.infer<typeof profileSchema>;
