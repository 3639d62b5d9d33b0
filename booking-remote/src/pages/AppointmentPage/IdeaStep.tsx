import styled from 'styled-components';
import { NOTE_MAX, UPLOAD_ACCEPT } from '@rangmala/shared/contract';
import { Button, FileField, Picture, TextArea } from '@rangmala/shared/ui';
import { StepFieldset } from '../../components/StepFieldset.tsx';
import type { Idea } from './use-idea.ts';

/** An optional note and reference picture for the artist. */
export function IdeaStep({ idea, artistName }: { idea: Idea; artistName: string }) {
  return (
    <StepFieldset
      legend="Your idea"
      hint={`Optional. ${artistName} sees it before the session.`}
      error={idea.error}
    >
      <Fields>
        <TextArea
          label="What should we draw? (optional)"
          name="note"
          rows={3}
          maxLength={NOTE_MAX}
          value={idea.note}
          onChange={(event) => idea.setNote(event.currentTarget.value)}
        />
        {idea.picture ? (
          <Chosen>
            <Thumbnail>
              <Picture src={idea.picture.url} alt="Your reference picture" sizes="8rem" fit="cover" />
            </Thumbnail>
            <Button variant="secondary" onClick={idea.remove}>
              Remove picture
            </Button>
          </Chosen>
        ) : (
          <FileField
            label="Reference picture (optional)"
            hint={idea.isUploading ? 'Uploading…' : 'JPG, PNG, GIF or SVG, at most 5 MB.'}
            accept={UPLOAD_ACCEPT}
            disabled={idea.isUploading}
            onFile={(file) => void idea.choose(file)}
          />
        )}
      </Fields>
    </StepFieldset>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-width: 40rem;
`;

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
`;

const Thumbnail = styled.div`
  width: 8rem;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};
`;
