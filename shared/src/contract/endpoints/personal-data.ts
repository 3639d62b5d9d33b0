import {
  deletionAnswerSchema,
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
  'GET /account/deletion': {
    summary: 'What deleting the account would mean now',
    response: { 200: deletionEffectsSchema },
    errors: [401],
  },
  'POST /account/deletion': {
    summary: 'Deletes the account; one without a password gets a link by mail that confirms it',
    body: deletionRequestSchema,
    response: { 200: deletionAnswerSchema },
    errors: [401],
  },
  'POST /account/deletion/confirm': {
    summary: 'Deletes an account by the mailed link',
    body: deletionConfirmationSchema,
    response: { 200: deletionAnswerSchema },
    errors: [404],
  },
});
