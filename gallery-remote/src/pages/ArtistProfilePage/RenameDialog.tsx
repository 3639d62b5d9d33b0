import { useState } from 'react';
import type { Artwork } from '@rangmala/shared/contract';
import { ARTWORK_TITLE_MAX, findLengthProblem } from '@rangmala/shared/contract/rules';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { ConfirmDialog, TextField, useToast } from '@rangmala/shared/ui';
import { getServerMessage } from '../../api/server-message.ts';

export interface RenameDialogProps {
  artistId: string;
  /** The artwork to rename; undefined closes the dialog. */
  artwork: Artwork | undefined;
  onClose: () => void;
}

export function RenameDialog({ artistId, artwork, onClose }: RenameDialogProps) {
  const changeApi = useChangeApi();
  const toast = useToast();
  const [title, setTitle] = useState(artwork?.title ?? '');
  const [titleError, setTitleError] = useState<string>();

  async function submit(): Promise<void> {
    const newTitle = title.trim();
    setTitleError(newTitle ? undefined : 'Please enter a title.');
    if (!newTitle) return;
    if (artwork && newTitle !== artwork.title) {
      await changeApi('PUT /artists/{id}/gallery/{artworkId}', {
        params: { id: artistId, artworkId: artwork.id },
        body: { title: newTitle },
      });
    }
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
