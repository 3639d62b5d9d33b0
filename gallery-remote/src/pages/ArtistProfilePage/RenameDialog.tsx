import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import type { Artwork } from '@rangmala/shared/contract';
import { ARTWORK_TITLE_MAX, findLengthProblem } from '@rangmala/shared/contract/rules';
import { Button, Dialog, Notice, TextField, useToast } from '@rangmala/shared/ui';
import { getServerMessage, useArtistGalleryChanges } from '../../api/artist-changes.ts';
import { useRedirectWhenSignedOut } from '../../components/ArtistGuard.tsx';

export interface RenameDialogProps {
  artistId: string;
  /** The artwork to rename; undefined closes the dialog. */
  artwork: Artwork | undefined;
  onClose: () => void;
}

export function RenameDialog({ artistId, artwork, onClose }: RenameDialogProps) {
  const { change } = useArtistGalleryChanges(artistId);
  const redirectIfSignedOut = useRedirectWhenSignedOut(artistId);
  const toast = useToast();
  const formId = useId();
  const [title, setTitle] = useState(artwork?.title ?? '');
  const [titleError, setTitleError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!artwork) return;
    const newTitle = title.trim();
    setTitleError(newTitle ? undefined : 'Please enter a title.');
    if (!newTitle) return;
    setFailure(undefined);
    setBusy(true);
    try {
      if (newTitle !== artwork.title) await change(artwork.id, { title: newTitle });
      toast('Title changed.');
      onClose();
    } catch (renameError) {
      if (!redirectIfSignedOut(renameError)) {
        setFailure(getServerMessage(renameError) ?? 'We couldn’t change the title. Please try again.');
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title="Rename the artwork"
      open={artwork !== undefined}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Save title
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate method="dialog" onSubmit={(event) => void submit(event)}>
        <TextField
          label="New title"
          name="new_title"
          autoComplete="off"
          value={title}
          error={titleError ?? findLengthProblem(title, ARTWORK_TITLE_MAX)}
          onChange={({ currentTarget: { value } }) => setTitle(value)}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;
