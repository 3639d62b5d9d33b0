import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ARTIST_LOGIN_FAILED } from '@rangmala/shared/contract';
import { FieldError, NotSignedInError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { endSession } from '../sessions/sessions.ts';
import { changePassword, signIn, verifyPassword } from '../credentials/credentials.ts';

export const artistSignInRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'POST /artists/login', async (request, reply) => {
    const { artist_id, password } = request.body;
    const account = await verifyPassword(request, reply, 'artist', { login: artist_id, password });
    if (!account || !(await signIn(request, reply, account))) throw new NotSignedInError(ARTIST_LOGIN_FAILED);
    return { artist_id: account.id };
  });

  route(app, 'POST /artists/logout', async (request, reply) => {
    await endSession(request, reply, 'artist');
  });

  route(app, 'POST /artists/{id}/changepassword', async (request, reply) => {
    const { old_password: password, new_password: newPassword } = request.body;
    const login = request.params.id;
    const account = await verifyPassword(request, reply, 'artist', { login, password });
    if (!account || !(await changePassword(request, reply, account, newPassword))) {
      throw new FieldError('old_password', 'Your current password is incorrect.');
    }
  });
};
