import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError, ConflictError, NotSignedInError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { hashPassword, warmUpPasswords } from '../passwords/passwords.ts';
import { endSession, requireCustomer } from '../sessions/sessions.ts';
import { findSessionUser, hasPassword, insertUser, updateName } from './queries.ts';
import { changePassword, signIn, userByPassword } from './sign-in.ts';

const WRONG_PASSWORD = 'Your current password is not right.';
const NO_PASSWORD =
  'You sign in with Google and have no password here yet. “Forgot password” on the sign-in screen lets you choose one.';

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onListen', warmUpPasswords);
  // Before the body is read and judged: who is not signed in hears that, and nothing else.
  const preParsing = async (request: FastifyRequest) => {
    await requireCustomer(request);
  };

  route(app, 'POST /register', async ({ body: { email, full_name: name, password } }) => {
    const passwordHash = await hashPassword(password);
    const id = await insertUser(app.db, app.now(), { email, name, passwordHash, isVerified: false });
    if (id === undefined) {
      throw new ConflictError('There is already an account with this email. Please sign in instead.');
    }
    return { message: `Welcome, ${name}! Your account is ready: you can sign in now.` };
  });

  route(app, 'POST /login', async (request, reply) => {
    const { email, password } = request.body;
    const known = await userByPassword(request, reply, email, password);
    const user = known && (await findSessionUser(app.db, known.id));
    if (!user || !(await signIn(request, reply, known))) {
      throw new NotSignedInError('Invalid email or password.');
    }
    return user;
  });

  await app.register(logoutRoute);

  route(app, 'POST /change-password', { preParsing }, async (request, reply) => {
    const { userId, email } = await requireCustomer(request);
    const { old_password: given, new_password: chosen } = request.body;
    const known = await userByPassword(request, reply, email, given);
    if (!known || !(await changePassword(request, reply, known, chosen))) {
      const detail = (await hasPassword(app.db, userId)) ? WRONG_PASSWORD : NO_PASSWORD;
      throw new ApiError(422, detail, { fields: { old_password: detail } });
    }
  });

  route(app, 'PUT /profile', { preParsing }, async (request) => {
    const customer = await requireCustomer(request);
    await updateName(app.db, customer.userId, request.body.name);
    return { ...customer, name: request.body.name };
  });
};

/** Apart from the others, for it alone takes a browser's own form, too: the header's, without JavaScript. */
const logoutRoute: FastifyPluginAsyncZod = async (app) => {
  // There is nothing to read in it.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );

  route(app, 'POST /logout', async (request, reply) => {
    await endSession(request, reply, 'customer');
    if (request.headers.accept?.includes('text/html')) return reply.redirect('/', 303);
  });
};
