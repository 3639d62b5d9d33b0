import type { ReactNode } from 'react';
import type { Artwork } from '@rangmala/shared/contract';
import { ConfirmDialog, useToast } from '@rangmala/shared/ui';
import { getServerMessage, useArtistGalleryChanges } from '../../api/artist-changes.ts';

export interface DeleteDialogProps {
  artistId: string;
  /** The artwork to delete; undefined closes the dialog. */
  artwork: Artwork | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation and deletes an artwork. */
export function DeleteDialog({ artistId, artwork, onClose, onDeleted }: DeleteDialogProps) {
  const { remove } = useArtistGalleryChanges(artistId);
  const toast = useToast();

  async function confirm(): Promise<ReactNode> {
    if (!artwork) return undefined;
    try {
      await remove(artwork.id);
    } catch (error) {
      return getServerMessage(error) ?? 'We couldn’t delete the artwork. Please try again.';
    }
    toast(`${artwork.title} deleted.`);
    onDeleted();
    return undefined;
  }

  return (
    <ConfirmDialog
      title="Delete this artwork?"
      open={artwork !== undefined}
      cancelLabel="Keep it"
      confirmLabel="Yes, delete"
      variant="danger"
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p>
        <strong>{artwork?.title}</strong> and its picture will be removed from your gallery. This can’t be
        undone.
      </p>
    </ConfirmDialog>
  );
}
