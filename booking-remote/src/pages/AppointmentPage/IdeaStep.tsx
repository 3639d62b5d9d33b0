import styled from 'styled-components';
import { findLengthProblem, NOTE_MAX } from '@rangmala/shared/contract/rules';
import { PictureUploadField } from '@rangmala/shared/pictures';
import { TextArea } from '@rangmala/shared/ui';
import { StepFieldset } from '../../components/StepFieldset.tsx';
import type { Idea } from './use-idea.ts';

/** The step with an optional note and reference picture for the artist. */
export function IdeaStep({ idea, artistName }: { idea: Idea; artistName: string }) {
  return (
    <StepFieldset legend="Your idea" hint={`Optional. ${artistName} sees it before the session.`}>
      <Fields>
        <TextArea
          label="What should we draw? (optional)"
          name="note"
          rows={3}
          value={idea.note}
          error={findLengthProblem(idea.note, NOTE_MAX)}
          onChange={(event) => idea.setNote(event.currentTarget.value)}
        />
        <PictureUploadField
          label="Reference picture (optional)"
          alt="Your reference picture"
          upload={idea.picture}
        />
      </Fields>
    </StepFieldset>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-width: 40rem;
`;
