import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  ARTIST_LOGIN_FAILED,
  artistCredentialsSchema,
  passwordChangeSchema,
  signedInArtistSchema,
} from '@rangmala/shared/contract';
import { ApiError, NotSignedInError } from '../../http/errors.ts';
import { refusals } from '../../http/refusals.ts';
import { endSession } from '../sessions/sessions.ts';
import { onlyThatArtist } from '../sessions/that-artist.ts';
import { artistByPassword, changePassword, signIn } from './sign-in.ts';

const WRONG_PASSWORD = 'Your current password is not right.';

export const artistSignInRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/artists/login',
    {
      schema: {
        summary: 'Signs an artist in',
        body: artistCredentialsSchema,
        response: { 200: signedInArtistSchema, ...refusals(400, 401, 422, 429) },
      },
    },
    async (request, reply) => {
      const { artist_id, password } = request.body;
      const known = await artistByPassword(request, reply, artist_id, password);
      if (!known || !(await signIn(request, reply, known))) throw new NotSignedInError(ARTIST_LOGIN_FAILED);
      return { artist_id: known.id };
    },
  );

  app.post(
    '/artists/logout',
    { schema: { summary: 'Signs the artist out', response: { 204: z.null() } } },
    async (request, reply) => {
      await endSession(request, reply, 'artist');
      reply.code(204);
      return null;
    },
  );

  app.post(
    '/artists/:id/changepassword',
    {
      preParsing: onlyThatArtist,
      schema: {
        summary: 'Changes the artist’s password and signs out every other browser',
        params: z.object({ id: z.string() }),
        body: passwordChangeSchema,
        response: { 204: z.null(), ...refusals(400, 401, 403, 422, 429) },
      },
    },
    async (request, reply) => {
      const { old_password: given, new_password: chosen } = request.body;
      const known = await artistByPassword(request, reply, request.params.id, given);
      if (!known || !(await changePassword(request, reply, known, chosen))) {
        throw new ApiError(422, WRONG_PASSWORD, { fields: { old_password: WRONG_PASSWORD } });
      }
      reply.code(204);
      return null;
    },
  );
};
