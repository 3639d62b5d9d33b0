import type { FastifyInstance } from 'fastify';
import type { Appointment, HandOver } from '@rangmala/shared/contract';
import { verifyMeerasEmail } from './artist-links.ts';
import { type ArtistsFixture, BOOKING, createArtistBrowser } from './artists.ts';
import type { Browser } from './browser.ts';
import { createFourColourPicture } from './designs.ts';
import { createFileForm } from './form.ts';
import { insertPersonalisedCatalogue } from './products.ts';

/** Title and note of each version. */
export const NEW_VERSION = { title: 'Peacock', note: 'In Warli white' };

/** A session with a design. */
export interface DesignedSession {
  id: string;
  meera: Browser;
  /** Paths of the hand-over for customer and artist. */
  path: string;
  artistPath: string;
  handOver: () => Promise<HandOver>;
  read: () => Promise<HandOver>;
}

/** Inserts products and books a session of Asha with Meera, who has a verified email address. */
export async function bookDesignedSession({ app, asha }: ArtistsFixture): Promise<DesignedSession> {
  await insertPersonalisedCatalogue(app);
  await verifyMeerasEmail(app);
  const { id } = (await asha.post('/api/appointments', BOOKING)).json<Appointment>();
  const meera = await createArtistBrowser(app, 'meera');
  const path = `/api/appointments/${id}/hand-over`;
  const artistPath = `/api/artists/meera/sessions/${id}/hand-over`;
  return {
    id,
    meera,
    path,
    artistPath,
    async handOver() {
      const picture = await addHandOverPicture(meera, artistPath);
      const response = await meera.post(artistPath, { ...NEW_VERSION, pictures: [picture] });
      if (response.statusCode !== 201) throw new Error(response.body);
      return response.json<HandOver>();
    },
    read: async () => (await asha.get(path)).json<HandOver>(),
  };
}

/** Adds a picture of 600 × 400 pixels for the next version. @returns its id */
export async function addHandOverPicture(artist: Browser, artistPath: string): Promise<string> {
  const form = createFileForm(await createFourColourPicture(600, 400));
  const response = await artist.post(`${artistPath}/pictures`, undefined, form);
  return response.json<{ id: string }>().id;
}

/** Erases the personal data of Asha, as the deletion of her account does. */
export async function eraseAsha(app: FastifyInstance): Promise<void> {
  const subject = {
    userId: 'asha',
    name: 'Asha',
    email: 'asha@example.in',
    isGoogleUser: false,
    isVerified: true,
  };
  for (const source of app.personalDataSources) {
    const afterCommit = await source.erase(app, subject, app.db);
    await afterCommit?.();
  }
}
