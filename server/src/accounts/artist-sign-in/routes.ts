import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ARTIST_LOGIN_FAILED } from '@rangmala/shared/contract';
import { ApiError, NotSignedInError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { endSession } from '../sessions/sessions.ts';
import { onlyThatArtist } from '../sessions/that-artist.ts';
import { artistByPassword, changePassword, signIn } from './sign-in.ts';

const WRONG_PASSWORD = 'Your current password is not right.';

export const artistSignInRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'POST /artists/login', async (request, reply) => {
    const { artist_id, password } = request.body;
    const known = await artistByPassword(request, reply, artist_id, password);
    if (!known || !(await signIn(request, reply, known))) throw new NotSignedInError(ARTIST_LOGIN_FAILED);
    return { artist_id: known.id };
  });

  route(app, 'POST /artists/logout', async (request, reply) => {
    await endSession(request, reply, 'artist');
  });

  route(app, 'POST /artists/{id}/changepassword', { preParsing: onlyThatArtist }, async (request, reply) => {
    const { old_password: given, new_password: chosen } = request.body;
    const known = await artistByPassword(request, reply, request.params.id, given);
    if (!known || !(await changePassword(request, reply, known, chosen))) {
      throw new ApiError(422, WRONG_PASSWORD, { fields: { old_password: WRONG_PASSWORD } });
    }
  });
};
