import { useState } from 'react';
import type { Artwork } from '@rangmala/shared/contract';
import { ARTWORK_TITLE_MAX, findLengthProblem } from '@rangmala/shared/contract/rules';
import { TextField, useToast } from '@rangmala/shared/ui';
import { useArtistGalleryChanges } from '../../api/artist-changes.ts';
import { FormDialog, type FormResult } from '../../components/FormDialog.tsx';

export interface RenameDialogProps {
  artistId: string;
  /** The artwork to rename; undefined closes the dialog. */
  artwork: Artwork | undefined;
  onClose: () => void;
}

export function RenameDialog({ artistId, artwork, onClose }: RenameDialogProps) {
  const { change } = useArtistGalleryChanges(artistId);
  const toast = useToast();
  const [title, setTitle] = useState(artwork?.title ?? '');
  const [titleError, setTitleError] = useState<string>();

  async function submit(): Promise<FormResult> {
    const newTitle = title.trim();
    setTitleError(newTitle ? undefined : 'Please enter a title.');
    if (!newTitle) return 'invalid';
    if (artwork && newTitle !== artwork.title) await change(artwork.id, { title: newTitle });
    toast('Title changed.');
    return 'saved';
  }

  return (
    <FormDialog
      title="Rename the artwork"
      open={artwork !== undefined}
      onClose={onClose}
      submitLabel="Save title"
      failureMessage="We couldn’t change the title. Please try again."
      onSubmit={submit}
    >
      <TextField
        label="New title"
        name="new_title"
        autoComplete="off"
        value={title}
        error={titleError ?? findLengthProblem(title, ARTWORK_TITLE_MAX)}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
    </FormDialog>
  );
}
