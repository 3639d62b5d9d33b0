import { screen } from '@testing-library/react';
import { markFresh, preloadApi } from '@rangmala/shared/api';
import { renderPage } from '@rangmala/shared/testing';
import { dance, galleryOverview, meera, meeraWithHours } from '../testing/fixtures.ts';
import { useArtistGalleryChanges, useSaveArtist } from './artist-changes.ts';

/** API paths of the gallery teaser and of the public artist page. */
const PUBLIC_PAGE_PATHS = ['/art-gallery?artworks=6&only=artworks', '/art-gallery/artist/meera-joshi'];

function Changes() {
  const save = useSaveArtist('meera-joshi');
  const { change } = useArtistGalleryChanges('meera-joshi');
  return (
    <>
      <button onClick={() => void save({ bio: 'I paint walls.' })}>Save</button>
      <button onClick={() => void change('dance', { title: 'Dancers' })}>Rename</button>
    </>
  );
}

test.each([['Save'], ['Rename']])('requests the data of the public pages again after %s', async (name) => {
  const { user, api } = renderPage(<Changes />, {
    api: {
      'PUT /artists/meera-joshi': { ...meeraWithHours, outside: [] },
      'PUT /artists/meera-joshi/gallery/dance': { ...dance, title: 'Dancers' },
      'GET /art-gallery?artworks=6&only=artworks': galleryOverview,
      'GET /art-gallery/artist/meera-joshi': { artist: meera, artworks: [], next_times: [] },
    },
  });
  markFresh(PUBLIC_PAGE_PATHS);
  await user.click(screen.getByRole('button', { name }));
  for (const path of PUBLIC_PAGE_PATHS) preloadApi(path);
  for (const path of PUBLIC_PAGE_PATHS) expect(api.to(`GET ${path}`)).toHaveLength(1);
});
