import styled, { css } from 'styled-components';
import { Button, Notice, Row, Stack, VisuallyHidden } from '@rangmala/shared/ui';

export interface SaveBarProps {
  hasChanged: boolean;
  isBusy: boolean;
  outcome: 'saved' | 'failed' | undefined;
  /** Why saving has failed. */
  failure: string | undefined;
  onDiscard: () => void;
}

/**
 * The save button and the result of saving, at the end of the form. Both stay at the bottom of the window while the
 * form has changes, is being saved or shows a result.
 */
export function SaveBar({ hasChanged, isBusy, outcome, failure, onDiscard }: SaveBarProps) {
  const isFloating = hasChanged || isBusy || outcome === 'saved' || failure !== undefined;
  return (
    <Bar data-bottom-bar={isFloating || undefined} $isFloating={isFloating}>
      <Content>
        {outcome === 'saved' && <Notice tone="good">Profile updated!</Notice>}
        {failure !== undefined && (
          <Notice tone="bad">
            {outcome === 'failed' && <p>Failed to update profile.</p>}
            <p>{failure}</p>
          </Notice>
        )}
        <Row $align="center">
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Saving...' : 'Save Profile'}
          </Button>
          {hasChanged && !isBusy && (
            <>
              <DiscardButton variant="quiet" onClick={onDiscard}>
                Discard<VisuallyHidden> changes</VisuallyHidden>
              </DiscardButton>
              <UnsavedLabel>Unsaved changes</UnsavedLabel>
            </>
          )}
        </Row>
      </Content>
    </Bar>
  );
}

const Bar = styled.div<{ $isFloating: boolean }>`
  min-height: 4.5rem;

  ${({ $isFloating, theme }) =>
    $isFloating &&
    css`
      > div {
        position: fixed;
        z-index: ${theme.layer.header};
        inset: auto 0 0;
        padding-block: 0.75rem max(0.75rem, env(safe-area-inset-bottom));
        border-top: 2px solid ${theme.color.line};
        background: ${theme.color.card};
        box-shadow: ${theme.shadow.high};
      }
    `}
`;

const Content = styled(Stack).attrs({ $gap: 's' })`
  padding-inline: max(
    ${({ theme }) => theme.space.gutter},
    calc(50vw - ${({ theme }) => theme.size.container} / 2)
  );

  /* Leaves room for the scroll-to-top button. */
  > * {
    margin-right: 3.5rem;
  }
  div:not([data-bottom-bar]) > & {
    padding-inline: 0;
  }
`;

const DiscardButton = styled(Button)`
  padding-inline: 0.35rem;
  font-size: ${({ theme }) => theme.text.small};
`;

/** The label is hidden on phones, where “Discard” already shows that there are changes. */
const UnsavedLabel = styled.span`
  @media (width < 40rem) {
    display: none;
  }
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};
`;
