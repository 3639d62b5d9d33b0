import styled from 'styled-components';
import { Button, Notice, VisuallyHidden } from '@rangmala/shared/ui';
import { SAVE_FAILED } from '../../api/save-artist.ts';
import type { SaveOutcome } from './use-profile-form.ts';

export interface SaveBarProps {
  hasChanged: boolean;
  isBusy: boolean;
  outcome: SaveOutcome | undefined;
  onDiscard: () => void;
}

/** The save button and its result, fixed to the bottom of the window while the form is in view. */
export function SaveBar({ hasChanged, isBusy, outcome, onDiscard }: SaveBarProps) {
  return (
    <Bar>
      {outcome?.isSaved === true && <Notice tone="good">Profile updated!</Notice>}
      {outcome?.isSaved === false && (
        <Notice tone="bad">
          <p>{SAVE_FAILED}</p>
          {outcome.reason && <p>{outcome.reason}</p>}
        </Notice>
      )}
      <Buttons>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Saving...' : 'Save Profile'}
        </Button>
        {hasChanged && !isBusy && (
          <>
            <Discard variant="quiet" onClick={onDiscard}>
              Discard<VisuallyHidden> changes</VisuallyHidden>
            </Discard>
            <Unsaved>Unsaved changes</Unsaved>
          </>
        )}
      </Buttons>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin-inline: calc(-1 * ${({ theme }) => theme.space.gutter});
  padding: ${({ theme }) => `0.75rem ${theme.space.gutter}`};
  padding-bottom: max(0.75rem, env(safe-area-inset-bottom));
  border-top: 2px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.paper};

  @media ${({ theme }) => theme.media.wide} {
    margin-inline: 0;
    padding-inline: 0;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  /* Leaves room for the scroll-to-top button. */
  padding-right: 3.5rem;
`;

const Discard = styled(Button)`
  padding-inline: 0.35rem;
  font-size: ${({ theme }) => theme.text.small};
`;

/** Hidden on phones, where the Discard button says the same. */
const Unsaved = styled.span`
  @media (width < 40rem) {
    display: none;
  }
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};
`;
