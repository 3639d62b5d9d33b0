import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage } from '@rangmala/shared/api';
import { useTextDraft } from '@rangmala/shared/chat';
import type { HandOver, NewHandOverPicture } from '@rangmala/shared/contract';
import { describePrintQuality } from '@rangmala/shared/contract/print-quality';
import {
  findLengthProblem,
  HAND_OVER_NOTE_MAX,
  MAX_HAND_OVER_PICTURES,
  UPLOAD_ACCEPT,
} from '@rangmala/shared/contract/rules';
import { checkPicture, getConvertibleFiles } from '@rangmala/shared/pictures';
import { useUnsavedChanges } from '@rangmala/shared/remote';
import { Button, FileField, Notice, Row, Stack, TextArea, TextField } from '@rangmala/shared/ui';
import { useHandOverChanges } from '../../api/hand-over.ts';
import { RefusedImages, type RefusedImage } from '../../components/RefusedImages.tsx';

interface HandOverFormProps {
  artistId: string;
  appointmentId: string;
  handOver: HandOver;
  onCancel: () => void;
  /** Called after the version was handed over. */
  onDone: () => void;
}

/** The form for a version: its pictures, each with its print quality, a title and a note. */
export function HandOverForm({ artistId, appointmentId, handOver, onCancel, onDone }: HandOverFormProps) {
  const changes = useHandOverChanges(artistId, appointmentId);
  const [pictures, setPictures] = useState<readonly NewHandOverPicture[]>([]);
  const pictureCount = useRef(0);
  const [uploadCount, setUploadCount] = useState(0);
  const lastUpload = useRef(Promise.resolve());
  const [title, setTitle] = useState(handOver.versions[0]?.title ?? '');
  const [note, setNote] = useTextDraft('artist', ' hand-over');
  const [problem, setProblem] = useState<string>();
  const [refusedImages, setRefusedImages] = useState<readonly RefusedImage[]>([]);
  const [isBusy, setBusy] = useState(false);
  useUnsavedChanges(pictures.length > 0);

  /** Uploads one file after the other, so that the pictures keep their sequence. */
  function addFile(file: File): void {
    setUploadCount((count) => count + 1);
    lastUpload.current = lastUpload.current
      .then(() => uploadFile(file))
      .finally(() => setUploadCount((count) => count - 1));
  }

  async function uploadFile(file: File): Promise<void> {
    try {
      await checkPicture(file);
      if (pictureCount.current >= MAX_HAND_OVER_PICTURES)
        throw new Error(`A design may have at most ${MAX_HAND_OVER_PICTURES} pictures.`);
      const picture = await changes.addPicture(file);
      pictureCount.current += 1;
      setPictures((added) => [...added, picture]);
    } catch (error) {
      // `checkPicture` throws the sentence to show.
      const reason = getErrorMessage(error instanceof Error ? error.message : 'Upload failed.', error);
      const isConvertible = getConvertibleFiles(error).length > 0;
      setRefusedImages((refused) => [...refused, { file, reason, isConvertible }]);
    }
  }

  function removePicture(id: string): void {
    pictureCount.current -= 1;
    setPictures((added) => added.filter((each) => each.id !== id));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblem(undefined);
    if (uploadCount > 0) return setProblem('Please wait until the pictures are uploaded.');
    if (pictures.length === 0) return setProblem('Please add a picture of the design.');
    if (title.trim() === '') return setProblem('Please enter a title.');
    setBusy(true);
    try {
      await changes.handOver({
        title: title.trim(),
        note: note.trim(),
        pictures: pictures.map(({ id }) => id),
      });
      setNote('');
      onDone();
    } catch (error) {
      setBusy(false);
      setProblem(getErrorMessage('The design could not be handed over. Please try again.', error));
    }
  }

  return (
    <Stack
      as="form"
      $maxWidth="40rem"
      aria-label="Hand over design"
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
    >
      {handOver.status === 'approved' && (
        <Notice tone="info">
          {handOver.customer_name} has approved the last version. A new one has to be approved again; until
          then no more products can be ordered.
        </Notice>
      )}
      <FileField
        label="Pictures or drawings"
        hint={
          uploadCount > 0
            ? 'Uploading…'
            : 'JPG, PNG, GIF or SVG, up to 5 MB each. The larger, the sharper in print.'
        }
        accept={UPLOAD_ACCEPT}
        multiple
        buttonText="Add pictures"
        onFile={(file, index) => {
          if (index === 0) setRefusedImages([]);
          addFile(file);
        }}
      />
      <RefusedImages
        images={refusedImages}
        onConverted={(file, refusedFile) => {
          setRefusedImages((refused) => refused.filter((image) => image.file !== refusedFile));
          addFile(file);
        }}
      />
      {pictures.length > 0 && (
        <Pictures aria-label="Added pictures">
          {pictures.map(({ id, url, width, height, warnings = [] }, index) => (
            <li key={id}>
              <img src={url} alt={`Design ${index + 1}`} width={width} height={height} />
              <div>
                <p role="status">
                  {width} × {height} pixels. {describePrintQuality({ width, height }, handOver.products)}
                </p>
                {warnings.map((warning) => (
                  <p key={warning}>{warning}</p>
                ))}
                <Button
                  variant="quiet"
                  aria-label={`Remove picture ${index + 1}`}
                  onClick={() => removePicture(id)}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </Pictures>
      )}
      <TextField
        label="Title"
        name="title"
        value={title}
        maxLength={120}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextArea
        label="Note (optional)"
        name="note"
        rows={3}
        value={note}
        error={findLengthProblem(note, HAND_OVER_NOTE_MAX)}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Row $gap="m">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Sending...' : 'Hand over design'}
        </Button>
      </Row>
    </Stack>
  );
}

const Pictures = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.m};

  > li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.m};
  }
  img {
    width: 100%;
    height: auto;
    border-radius: ${({ theme }) => theme.radius.small};
  }
`;
