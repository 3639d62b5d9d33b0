import * as z from 'zod/mini';
import {
  credentialsSchema,
  forgottenPasswordSchema,
  messageResponseSchema,
  passwordChangeSchema,
  passwordResetSchema,
  profileDetailsSchema,
  profileSchema,
  registrationSchema,
  sessionSchema,
  sessionUserSchema,
} from '../accounts.ts';
import {
  artistAccountChangeSchema,
  artistAccountSchema,
  artistForgottenPasswordSchema,
  artistPasswordResetSchema,
  emailVerificationSchema,
} from '../artist-area.ts';
import { contactMessageSchema } from '../site.ts';
import { defineEndpoints } from './define.ts';

// Visitors open `GET /login/google` as a page, so an invalid `next` is ignored instead of refused with JSON.
const loginStartSchema = z.object({ next: z.catch(z.string().check(z.maxLength(2000)), '') });

/** Accepts unknown parameters, because the identity provider may add parameters. */
const loginCallbackSchema = z.looseObject({
  state: z.catch(z.string(), ''),
  error: z.catch(z.string(), ''),
});

export const accountEndpoints = defineEndpoints({
  'POST /contact': {
    summary: 'Writes to the company',
    body: contactMessageSchema,
    response: { 201: messageResponseSchema },
  },
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
    access: [],
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
    errors: [401],
  },
  'PUT /profile': {
    summary: 'Changes the customer’s name',
    body: profileSchema,
    response: { 200: sessionUserSchema },
    errors: [401],
  },
  'GET /profile': {
    summary: 'The customer’s name, e-mail address and phone number',
    response: { 200: profileDetailsSchema },
    errors: [401],
  },
  'GET /artists/{id}/account': {
    summary: 'The artist’s e-mail address and mail settings',
    response: { 200: artistAccountSchema },
    errors: [401, 403],
  },
  'PUT /artists/{id}/account': {
    summary:
      'Changes the artist’s mail settings; a new address is used after it is confirmed by a mailed link',
    body: artistAccountChangeSchema,
    response: { 200: artistAccountSchema },
    errors: [401],
  },
  'POST /artists/verify-email': {
    summary: 'Confirms the new e-mail address of an artist by a mailed link; the earlier address gets a mail',
    body: emailVerificationSchema,
    response: { 204: z.null() },
  },
  'POST /artists/forgot-password': {
    summary: 'Mails an artist a link to set a new password, if their e-mail address is confirmed',
    body: artistForgottenPasswordSchema,
    response: { 202: messageResponseSchema },
  },
  'POST /artists/reset-password': {
    summary: 'Sets an artist’s password by a mailed link and signs out every browser',
    body: artistPasswordResetSchema,
    response: { 204: z.null() },
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
    query: loginStartSchema,
    response: { 302: z.null() },
  },
  'GET /login/google/callback': {
    summary: 'Receives the browser from the OpenID provider',
    query: loginCallbackSchema,
    response: { 302: z.null() },
  },
});
