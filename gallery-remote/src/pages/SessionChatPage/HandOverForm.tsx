import { type FormEvent, useRef, useState } from 'react';
import { useAction } from '@rangmala/shared/api';
import { useTextDraft } from '@rangmala/shared/chat';
import type { HandOver, NewHandOverPicture } from '@rangmala/shared/contract';
import { describePrintQuality } from '@rangmala/shared/contract/print-quality';
import {
  findLengthProblem,
  HAND_OVER_NOTE_MAX,
  MAX_HAND_OVER_PICTURES,
} from '@rangmala/shared/contract/rules';
import { callApi, useChangeApi } from '@rangmala/shared/endpoints';
import { checkPicture } from '@rangmala/shared/pictures';
import { useUnsavedChanges } from '@rangmala/shared/remote';
import { Button, Media, Notice, Row, Stack, TextArea, TextField } from '@rangmala/shared/ui';
import { PicturesField } from '../../components/PicturesField.tsx';

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
  const changeApi = useChangeApi();
  const params = { id: artistId, appointmentId };
  const [pictures, setPictures] = useState<readonly NewHandOverPicture[]>([]);
  const pictureCount = useRef(0);
  const [isUploading, setUploading] = useState(false);
  const [title, setTitle] = useState(handOver.versions[0]?.title ?? '');
  const [note, setNote] = useTextDraft('artist', ' hand-over');
  const [problem, setProblem] = useState<string>();
  const { run, busy, failure } = useAction('The design could not be handed over. Please try again.');
  useUnsavedChanges(pictures.length > 0);

  async function addPicture(file: File): Promise<void> {
    setUploading(true);
    try {
      await checkPicture(file);
      if (pictureCount.current >= MAX_HAND_OVER_PICTURES)
        throw new Error(`A design may have at most ${MAX_HAND_OVER_PICTURES} pictures.`);
      const body = new FormData();
      body.set('file', file);
      const endpoint = 'POST /artists/{id}/sessions/{appointmentId}/hand-over/pictures';
      const picture = await callApi(endpoint, { params, body });
      pictureCount.current += 1;
      setPictures((added) => [...added, picture]);
    } finally {
      setUploading(false);
    }
  }

  function removePicture(id: string): void {
    pictureCount.current -= 1;
    setPictures((added) => added.filter((each) => each.id !== id));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setProblem(undefined);
    if (isUploading) return setProblem('Please wait until the pictures are uploaded.');
    if (pictures.length === 0) return setProblem('Please add a picture of the design.');
    if (title.trim() === '') return setProblem('Please enter a title.');
    void run(async () => {
      await changeApi('POST /artists/{id}/sessions/{appointmentId}/hand-over', {
        params,
        body: { title: title.trim(), note: note.trim(), pictures: pictures.map(({ id }) => id) },
      });
      setNote('');
      onDone();
    });
  }

  return (
    <Stack as="form" $maxWidth="40rem" aria-label="Hand over design" autoComplete="off" onSubmit={submit}>
      {handOver.status === 'approved' && (
        <Notice tone="info">
          {handOver.customer_name} has approved the last version. A new one has to be approved again; until
          then no more products can be ordered.
        </Notice>
      )}
      <PicturesField
        label="Pictures or drawings"
        hint={
          isUploading
            ? 'Uploading…'
            : 'JPG, PNG, GIF or SVG, up to 5 MB each. The larger, the sharper in print.'
        }
        buttonText="Add pictures"
        onFile={addPicture}
      />
      {pictures.length > 0 && (
        <Stack as="ul" aria-label="Added pictures">
          {pictures.map(({ id, url, width, height, warnings = [] }, index) => (
            <Media as="li" key={id}>
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
            </Media>
          ))}
        </Stack>
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
      {(problem ?? failure) && <Notice tone="bad">{problem ?? failure}</Notice>}
      <Row $gap="m">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? 'Sending...' : 'Hand over design'}
        </Button>
      </Row>
    </Stack>
  );
}
