import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useAction } from '@rangmala/shared/api';
import { MarkedPicture, namePicture } from '@rangmala/shared/chat';
import type { HandOver, Mark } from '@rangmala/shared/contract';
import { findLengthProblem, MAX_MARKS, MESSAGE_MAX } from '@rangmala/shared/contract/rules';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { useUnsavedChanges } from '@rangmala/shared/remote';
import { Button, Notice, Row, Stack, TextArea, TextField } from '@rangmala/shared/ui';

interface ChangeFormProps {
  id: string;
  handOver: HandOver;
  onClose: () => void;
}

/** Asks for a change of the newest version with words, and with numbered marks on its pictures. */
export function ChangeForm({ id, handOver, onClose }: ChangeFormProps) {
  const changeApi = useChangeApi();
  const [text, setText] = useState('');
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const { run, busy, failure } = useAction('Your answer could not be sent. Please try again.');
  const [problem, setProblem] = useState<string>();
  const [version] = handOver.versions;
  useUnsavedChanges(text !== '' || marks.length > 0);
  if (!version) return null;

  const changeMark = (index: number, change: Partial<Mark>) =>
    setMarks(marks.map((mark, each) => (each === index ? { ...mark, ...change } : mark)));

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isEmpty = text.trim() === '' && !marks.some(({ note }) => note.trim() !== '');
    setProblem(isEmpty ? 'Please write what should change.' : undefined);
    if (isEmpty) return;
    void run(async () => {
      await changeApi('POST /appointments/{id}/hand-over/changes', {
        params: { id },
        body: { version: version?.version ?? 0, text: text.trim(), marks: [...marks] },
      });
      onClose();
    });
  }

  return (
    <Stack as="form" aria-label="Ask for a change" autoComplete="off" onSubmit={submit}>
      <p>Tap the picture where something should change. Each tap sets a numbered mark.</p>
      {version.pictures.map((picture, index) => (
        <MarkedPicture
          key={picture.id}
          picture={picture}
          alt={namePicture(version, index)}
          marks={marks.flatMap((mark, each) =>
            mark.picture === picture.id ? { ...mark, number: each + 1 } : [],
          )}
          onMark={(place) =>
            marks.length < MAX_MARKS && setMarks([...marks, { picture: picture.id, note: '', ...place }])
          }
          onMove={(number, place) => changeMark(number - 1, place)}
        />
      ))}
      {marks.map(({ note }, index) => (
        <MarkRow key={index}>
          <TextField
            label={`Mark ${index + 1}`}
            name={`mark-${index + 1}`}
            value={note}
            maxLength={300}
            placeholder="What should change here?"
            onChange={(event) => changeMark(index, { note: event.currentTarget.value })}
          />
          <Button
            variant="quiet"
            aria-label={`Remove mark ${index + 1}`}
            onClick={() => setMarks(marks.filter((_, each) => each !== index))}
          >
            Remove
          </Button>
        </MarkRow>
      ))}
      <TextArea
        label="What should change?"
        name="text"
        rows={3}
        value={text}
        error={findLengthProblem(text, MESSAGE_MAX)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {(problem ?? failure) && <Notice tone="bad">{problem ?? failure}</Notice>}
      <Row $gap="m">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? 'Sending...' : `Send to ${handOver.artist_name}`}
        </Button>
      </Row>
    </Stack>
  );
}

const MarkRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.s};
  align-items: end;
`;
