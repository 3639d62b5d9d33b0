import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { appointmentRoutes } from './booking/appointments/routes.ts';
import { artistProfileRoutes } from './gallery/artist-profile/routes.ts';
import { artistSessionRoutes } from './booking/artist-sessions/routes.ts';
import { artistSignInRoutes } from './accounts/artist-sign-in/routes.ts';
import { artistRoutes } from './booking/artists/routes.ts';
import { artworkRoutes } from './gallery/artworks/routes.ts';
import { accountRoutes } from './accounts/customers/routes.ts';
import { categoryRoutes } from './shop/categories/routes.ts';
import { contactRoutes } from './accounts/contact/routes.ts';
import { NotFoundError } from './http/errors.ts';
import { galleryRoutes } from './gallery/routes.ts';
import { healthRoutes } from './http/health/routes.ts';
import { itemRoutes } from './shop/items/routes.ts';
import { passwordResetRoutes } from './accounts/password-resets/routes.ts';
import { productRoutes } from './shop/products/routes.ts';
import { sessionRoutes } from './accounts/sessions/routes.ts';
import { thirdPartyRoutes } from './accounts/oidc/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';

/** Every resource of the API, below `/api`. */
export const api: FastifyPluginAsyncZod = async (app) => {
  await app.register(healthRoutes);
  await app.register(categoryRoutes);
  await app.register(itemRoutes);
  await app.register(productRoutes);
  await app.register(contactRoutes);
  await app.register(uploadRoutes);
  await app.register(sessionRoutes);
  await app.register(accountRoutes);
  await app.register(passwordResetRoutes);
  await app.register(thirdPartyRoutes);
  await app.register(galleryRoutes);
  await app.register(artistRoutes);
  await app.register(artistSignInRoutes);
  await app.register(artistProfileRoutes);
  await app.register(artworkRoutes);
  await app.register(artistSessionRoutes);
  await app.register(appointmentRoutes);

  // Before the pages' own "any other path" could take it: an unknown call gets a sentence, not a page.
  // Refused unread, but not uncounted: limits come first.
  for (const path of ['/', '/*']) {
    app.all(path, { schema: { hide: true }, preParsing: refuseUnknown }, refuseUnknown);
  }
};

async function refuseUnknown(): Promise<never> {
  throw new NotFoundError();
}
