import styled from 'styled-components';
import { Notice } from '@rangmala/shared/ui';
import { SmallButton } from './Toolbar.tsx';
import type { Editor } from './use-editor.ts';

/** Lets the customer choose a version of a design that was changed in another tab or on another device. */
export function ConflictNotice({ editor }: { editor: Pick<Editor, 'keepOwnVersion' | 'loadNewerVersion'> }) {
  return (
    <Notice tone="bad">
      This design was changed in another tab or on another device. Which version do you want?
      <Choices>
        <SmallButton onClick={() => void editor.loadNewerVersion()}>Load the Newer Version</SmallButton>
        <SmallButton onClick={editor.keepOwnVersion}>Keep Mine</SmallButton>
      </Choices>
    </Notice>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.s};
`;
