import { useState } from 'react';
import type { Artwork } from '@rangmala/shared/contract';
import { Button, Dialog, Notice, useToast } from '@rangmala/shared/ui';
import { useOwnGallery } from '../../api/own-gallery.ts';
import { reasonOf } from '../../api/save-artist.ts';
import { useSignedOut } from '../../components/ArtistGate.tsx';

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
  const isSignedOut = useSignedOut(artistId);
  const toast = useToast();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function close(): void {
    setFailure(undefined);
    onClose();
  }

  async function confirm(): Promise<void> {
    if (!artwork) return;
    setFailure(undefined);
    setBusy(true);
    try {
      await takeDown(artwork.id);
      toast(`${artwork.title} is deleted.`);
      onDeleted();
    } catch (error) {
      if (!isSignedOut(error)) {
        setFailure(reasonOf(error) ?? 'The artwork could not be deleted. Please try again.');
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title="Delete this artwork?"
      open={artwork !== undefined}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
            Yes, delete
          </Button>
        </>
      }
    >
      <p>
        <strong>{artwork?.title}</strong> is taken out of your gallery, and its picture with it. This cannot
        be undone.
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </Dialog>
  );
}
