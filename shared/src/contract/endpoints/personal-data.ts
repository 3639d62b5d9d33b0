import {
  artistDeletionEffectsSchema,
  deletionResponseSchema,
  deletionConfirmationSchema,
  deletionEffectsSchema,
  deletionRequestSchema,
  personalDataSchema,
} from '../personal-data.ts';
import { defineEndpoints } from './define.ts';

export const personalDataEndpoints = defineEndpoints({
  'GET /account/data': {
    summary: 'Everything that is stored about the customer, as a file',
    response: { 200: personalDataSchema },
    errors: [401],
  },
  'GET /artists/{id}/data': {
    summary: 'Everything that is stored about the signed-in artist, as a file',
    response: { 200: personalDataSchema },
    errors: [401, 403],
  },
  'GET /artists/{id}/deletion': {
    summary: 'The effects of deleting the signed-in artist’s account now',
    response: { 200: artistDeletionEffectsSchema },
    errors: [401, 403],
  },
  'POST /artists/{id}/deletion': {
    summary: 'Deletes the signed-in artist’s account and cancels their upcoming sessions',
    body: deletionRequestSchema,
    response: { 200: deletionResponseSchema },
    errors: [401, 403, 404],
  },
  'GET /account/deletion': {
    summary: 'The effects of deleting the account now',
    response: { 200: deletionEffectsSchema },
    errors: [401],
  },
  'POST /account/deletion': {
    summary: 'Deletes the account; mails a link to confirm it when the account has no password',
    body: deletionRequestSchema,
    response: { 200: deletionResponseSchema },
    errors: [401],
  },
  'POST /account/deletion/confirm': {
    summary: 'Deletes an account by the mailed link',
    body: deletionConfirmationSchema,
    response: { 200: deletionResponseSchema },
    errors: [404],
  },
});
