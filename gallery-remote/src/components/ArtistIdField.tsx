import { TextField } from '@rangmala/shared/ui';

/** The field of an artist's ID, which password managers fill in as the user name. */
export function ArtistIdField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="Artist ID"
      name="artist_id"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  );
}
