import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ConflictError, FieldError, NotSignedInError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { acceptUrlEncodedForms } from '../../http/form.ts';
import { hashPassword, precomputeDummyHash } from '../passwords/passwords.ts';
import { endSession, findSessionUser } from '../sessions/sessions.ts';
import { changePassword, signIn, verifyPassword } from '../credentials/credentials.ts';
import { findPhone, hasPassword, insertUser, updateName } from './queries.ts';

const WRONG_PASSWORD = 'Your current password is incorrect.';
const NO_PASSWORD =
  'You sign in with Google and have no password here yet. “Forgot password” on the sign-in screen lets you choose one.';

export const customerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onListen', precomputeDummyHash);

  route(app, 'POST /register', async ({ body: { email, full_name: name, password } }) => {
    const passwordHash = await hashPassword(password);
    const id = await insertUser(app.db, app.now(), { email, name, passwordHash, isVerified: false });
    if (id === undefined) {
      throw new ConflictError('There is already an account with this email. Please sign in instead.');
    }
    return { message: `Welcome, ${name}! Your account is ready.` };
  });

  route(app, 'POST /login', async (request, reply) => {
    const { email, password } = request.body;
    const account = await verifyPassword(request, reply, 'customer', { login: email, password });
    const user = account && (await findSessionUser(app.db, account.id));
    if (!user || !(await signIn(request, reply, account))) {
      throw new NotSignedInError('Invalid email or password.');
    }
    return user;
  });

  await app.register(logoutRoute);

  route(app, 'POST /change-password', async (request, reply) => {
    const { userId, email } = request.customer;
    const { old_password: password, new_password: newPassword } = request.body;
    const account = await verifyPassword(request, reply, 'customer', { login: email, password });
    if (!account || !(await changePassword(request, reply, account, newPassword))) {
      throw new FieldError(
        'old_password',
        (await hasPassword(app.db, userId)) ? WRONG_PASSWORD : NO_PASSWORD,
      );
    }
  });

  route(app, 'GET /profile', async ({ customer: { name, email, userId } }) => ({
    name,
    email,
    phone: await findPhone(app.db, userId),
  }));

  route(app, 'PUT /profile', async ({ customer, body: { name } }) => {
    await updateName(app.db, customer.userId, name);
    return { ...customer, name };
  });
};

/**
 * Registers the sign-out in a separate plugin, because `acceptUrlEncodedForms(app)` applies to all routes of `app`.
 * With an HTML form, signing out works without JavaScript.
 */
const logoutRoute: FastifyPluginAsyncZod = async (app) => {
  acceptUrlEncodedForms(app);

  route(app, 'POST /logout', async (request, reply) => {
    await endSession(request, reply, 'customer');
    if (request.headers.accept?.includes('text/html')) return reply.redirect('/', 303);
  });
};
