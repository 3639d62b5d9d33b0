import { useState } from 'react';
import type { Artwork } from '@rangmala/shared/contract';
import { ARTWORK_TITLE_MAX, findLengthProblem } from '@rangmala/shared/contract/rules';
import { ConfirmDialog, TextField, useToast } from '@rangmala/shared/ui';
import { getServerMessage, useArtistGalleryChanges } from '../../api/artist-changes.ts';

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

  async function submit(): Promise<void> {
    const newTitle = title.trim();
    setTitleError(newTitle ? undefined : 'Please enter a title.');
    if (!newTitle) return;
    if (artwork && newTitle !== artwork.title) await change(artwork.id, { title: newTitle });
    toast('Title changed.');
    onClose();
  }

  return (
    <ConfirmDialog
      title="Rename the artwork"
      open={artwork !== undefined}
      cancelLabel="Cancel"
      confirmLabel="Save title"
      onCancel={onClose}
      onConfirm={submit}
      describeFailure={(error) =>
        getServerMessage(error) ?? 'We couldn’t change the title. Please try again.'
      }
    >
      <TextField
        label="New title"
        name="new_title"
        autoComplete="off"
        value={title}
        error={titleError ?? findLengthProblem(title, ARTWORK_TITLE_MAX)}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
    </ConfirmDialog>
  );
}
