import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { artistEmailRoutes } from './artist-email/routes.ts';
import { artistSignInRoutes } from './artist-sign-in/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { passwordResetRoutes } from './password-resets/routes.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { readSession } from './sessions/sessions.ts';
import { route } from '../http/route.ts';

const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /session', (request) => readSession(request));
};

/** Registers the routes of accounts, sessions and the contact form. */
export const accountsRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(contactRoutes);
  await app.register(sessionRoutes);
  await app.register(customerRoutes);
  await app.register(passwordResetRoutes);
  await app.register(oidcRoutes);
  await app.register(artistSignInRoutes);
  await app.register(artistEmailRoutes);
  await app.register(personalDataRoutes);
};
