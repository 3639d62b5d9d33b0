import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage } from '@rangmala/shared/api';
import { MarkedPicture, namePicture } from '@rangmala/shared/chat';
import type { HandOver, Mark } from '@rangmala/shared/contract';
import { findLengthProblem, MAX_MARKS, MESSAGE_MAX } from '@rangmala/shared/contract/rules';
import { useUnsavedChanges } from '@rangmala/shared/remote';
import { Button, Notice, Row, Stack, TextArea, TextField } from '@rangmala/shared/ui';
import { useHandOverAnswers } from '../../api/hand-over.ts';

interface ChangeFormProps {
  id: string;
  handOver: HandOver;
  onClose: () => void;
}

/** Asks for a change of the newest version with words, and with numbered marks on its pictures. */
export function ChangeForm({ id, handOver, onClose }: ChangeFormProps) {
  const { askForChange } = useHandOverAnswers(id);
  const [text, setText] = useState('');
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [version] = handOver.versions;
  useUnsavedChanges(text !== '' || marks.length > 0);
  if (!version) return null;

  const changeMark = (index: number, change: Partial<Mark>) =>
    setMarks(marks.map((mark, each) => (each === index ? { ...mark, ...change } : mark)));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '' && !marks.some(({ note }) => note.trim() !== ''))
      return setProblem('Please write what should change.');
    setBusy(true);
    setProblem(undefined);
    try {
      await askForChange({ version: version?.version ?? 0, text: text.trim(), marks: [...marks] });
      onClose();
    } catch (error) {
      setBusy(false);
      setProblem(getErrorMessage('Your answer could not be sent. Please try again.', error));
    }
  }

  return (
    <Stack
      as="form"
      aria-label="Ask for a change"
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
    >
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
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Row $gap="m">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Sending...' : `Send to ${handOver.artist_name}`}
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
