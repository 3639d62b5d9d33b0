import { useState } from 'react';
import { useApi } from '@rangmala/shared/api';
import { namePicture } from '@rangmala/shared/chat';
import type { HandOver, HandOverPicture } from '@rangmala/shared/contract';
import { ARTWORK_TITLE_MAX, findLengthProblem } from '@rangmala/shared/contract/rules';
import { apiPath, useChangeApi } from '@rangmala/shared/endpoints';
import { links } from '@rangmala/shared/links';
import {
  AppLink,
  Button,
  CheckboxGroup,
  ConfirmDialog,
  Stack,
  TextField,
  useToast,
} from '@rangmala/shared/ui';
import { getServerMessage } from '../../api/server-message.ts';

interface ShowInGalleryProps {
  artistId: string;
  appointmentId: string;
  handOver: HandOver;
}

/** Says whether the customer lets the artist show the approved design in the gallery, and offers to show it. */
export function ShowInGallery({ artistId, appointmentId, handOver }: ShowInGalleryProps) {
  const [picture, setPicture] = useState<HandOverPicture>();
  const { customer_name, gallery_allowed } = handOver;
  const [version] = handOver.versions;
  if (!version) return null;
  if (!gallery_allowed) {
    return (
      <p>
        {customer_name} hasn’t allowed it in the gallery. It is {customer_name}’s alone, so please keep it to
        yourself.
      </p>
    );
  }
  const { pictures } = version;
  return (
    <Stack>
      <p>
        {customer_name} lets you show it in the gallery. If {customer_name} changes their mind, it leaves the
        gallery.
      </p>
      {pictures.map((each, index) =>
        each.artwork_id === undefined ? (
          <div key={each.id}>
            <Button variant="secondary" onClick={() => setPicture(each)}>
              {pictures.length > 1 ? `Show picture ${index + 1} in gallery` : 'Show in gallery'}
            </Button>
          </div>
        ) : (
          <p key={each.id}>
            {namePicture(version, index)} is <AppLink to={links.artist(artistId)}>in your gallery</AppLink>.
          </p>
        ),
      )}
      {picture && (
        <ShowDialog
          artistId={artistId}
          appointmentId={appointmentId}
          handOver={handOver}
          picture={picture}
          onClose={() => setPicture(undefined)}
        />
      )}
    </Stack>
  );
}

function ShowDialog({
  artistId,
  appointmentId,
  handOver,
  picture,
  onClose,
}: ShowInGalleryProps & { picture: HandOverPicture; onClose: () => void }) {
  const changeApi = useChangeApi();
  const { data: artTypes = [{ name: handOver.art_type }] } = useApi(apiPath('GET /artists/art-types'));
  const toast = useToast();
  const [title, setTitle] = useState(handOver.versions[0]?.title ?? '');
  const [chosenTypes, setChosenTypes] = useState<string[]>([handOver.art_type]);

  async function submit(): Promise<string | void> {
    if (title.trim() === '') return 'Please enter a title.';
    if (chosenTypes.length === 0) return 'Please choose at least one art type.';
    await changeApi('POST /artists/{id}/sessions/{appointmentId}/hand-over/gallery', {
      params: { id: artistId, appointmentId },
      body: { picture: picture.id, title: title.trim(), art_types: chosenTypes },
    });
    toast('It’s in your gallery now.');
    onClose();
  }

  return (
    <ConfirmDialog
      title="Show in gallery"
      open
      cancelLabel="Cancel"
      confirmLabel="Show in gallery"
      busyLabel="Saving..."
      onCancel={onClose}
      onConfirm={submit}
      describeFailure={(error) =>
        getServerMessage(error) ?? 'It could not be shown in the gallery. Please try again.'
      }
    >
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        value={title}
        error={findLengthProblem(title, ARTWORK_TITLE_MAX)}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <CheckboxGroup
        legend="Art types of the artwork"
        name="art_type"
        options={artTypes.map(({ name }) => ({ value: name, label: name }))}
        value={chosenTypes}
        onChange={setChosenTypes}
      />
    </ConfirmDialog>
  );
}
