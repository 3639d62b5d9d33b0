import type { ReactNode } from 'react';
import type { Artwork } from '@rangmala/shared/contract';
import { ConfirmDialog, useToast } from '@rangmala/shared/ui';
import { useOwnGallery } from '../../api/own-gallery.ts';
import { reasonOf } from '../../api/save-artist.ts';
import { useRedirectWhenSignedOut } from '../../components/ArtistGuard.tsx';

export interface DeleteDialogProps {
  artistId: string;
  /** The artwork that is asked about; nothing is asked without. */
  artwork: Artwork | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** The question before an artwork is taken down. */
export function DeleteDialog({ artistId, artwork, onClose, onDeleted }: DeleteDialogProps) {
  const { takeDown } = useOwnGallery(artistId);
  const isSignedOut = useRedirectWhenSignedOut(artistId);
  const toast = useToast();

  async function confirm(): Promise<ReactNode> {
    if (!artwork) return undefined;
    try {
      await takeDown(artwork.id);
    } catch (error) {
      if (isSignedOut(error)) return undefined;
      return reasonOf(error) ?? 'The artwork could not be deleted. Please try again.';
    }
    toast(`${artwork.title} is deleted.`);
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
        <strong>{artwork?.title}</strong> is taken out of your gallery, and its picture with it. This cannot
        be undone.
      </p>
    </ConfirmDialog>
  );
}
