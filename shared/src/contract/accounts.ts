import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { createNameSchema, emailAddressSchema, linkTokenSchema, messageResponseSchema } from './fields.ts';
import { createExistingPasswordSchema, createNewPasswordSchema } from './passwords.ts';

export const registrationSchema = z.object({
  full_name: createNameSchema('full name', 100),
  email: emailAddressSchema,
  password: createNewPasswordSchema(),
});

const credentialsSchema = z.object({
  email: emailAddressSchema,
  password: createExistingPasswordSchema(),
});

export const forgottenPasswordSchema = z.object({ email: emailAddressSchema });

/** A new password for a customer or an artist. */
export const passwordResetSchema = z.object({
  token: linkTokenSchema,
  password: createNewPasswordSchema('new password'),
});

/** A change of password by a customer or an artist. */
export const passwordChangeSchema = z.object({
  old_password: createExistingPasswordSchema('current password'),
  new_password: createNewPasswordSchema('new password'),
});

const profileSchema = z.object({ name: createNameSchema('name', 100) });

const sessionUserSchema = z.object({
  email: z.string(),
  name: z.string(),
  userId: z.string(),
  isGoogleUser: z.boolean(),
});
const sessionSchema = z.object({
  user: z.nullable(sessionUserSchema),
  artist: z.nullable(z.object({ artist_id: z.string() })),
});

export const accountEndpoints = {
  'GET /session': {
    summary: 'The customer and the artist that are signed in',
    response: { 200: sessionSchema },
  },
  'POST /register': {
    summary: 'Creates a customer’s account',
    body: registrationSchema,
    response: { 201: messageResponseSchema },
    errors: [409],
  },
  'POST /login': {
    summary: 'Signs a customer in',
    body: credentialsSchema,
    response: { 200: sessionUserSchema },
    errors: [401],
  },
  'POST /logout': {
    summary: 'Signs the customer out; an HTML form is redirected to the home page',
    response: { 204: z.null(), 303: z.null() },
  },
  'POST /change-password': {
    summary: 'Changes the customer’s password and signs out every other browser',
    body: passwordChangeSchema,
    response: { 204: z.null() },
    access: ['customer'],
  },
  'PUT /profile': {
    summary: 'Changes the customer’s name',
    body: profileSchema,
    response: { 200: sessionUserSchema },
    access: ['customer'],
  },
  'GET /profile': {
    summary: 'The customer’s name, e-mail address and phone number',
    response: { 200: z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }) },
    access: ['customer'],
  },
  'POST /forgot-password': {
    summary: 'Mails a link to choose a new password, if there is an account',
    body: forgottenPasswordSchema,
    response: { 202: messageResponseSchema },
  },
  'POST /reset-password': {
    summary: 'Sets a new password by a mailed link and signs out every browser',
    body: passwordResetSchema,
    response: { 204: z.null() },
  },
  'GET /login/google': {
    summary: 'Redirects the browser to the OpenID provider',
    // Visitors open this URL as a page, so an invalid `next` is ignored instead of refused with JSON.
    query: z.object({ next: z.catch(z.string().check(z.maxLength(2000)), '') }),
    response: { 302: z.null() },
  },
  'GET /login/google/callback': {
    summary: 'Receives the browser from the OpenID provider',
    // Accepts unknown parameters, because the identity provider may add parameters.
    query: z.looseObject({ state: z.catch(z.string(), ''), error: z.catch(z.string(), '') }),
    response: { 302: z.null() },
  },
} as const satisfies EndpointTable;

export type Registration = z.infer<typeof registrationSchema>;
export type Credentials = z.infer<typeof credentialsSchema>;
export type PasswordReset = z.infer<typeof passwordResetSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export type Profile = z.infer<typeof profileSchema>;
export type SessionUser = z.infer<typeof sessionUserSchema>;
export type Session = z.infer<typeof sessionSchema>;
