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

/** Says which keys, or on touch screens which gestures, change a layer. */
export function LayerHints({ id }: { id: string }) {
  return (
    <>
      <KeyHint id={id}>
        Arrow keys move a layer by 1 mm, with Shift by 10 mm; + and − change its size, [ and ] turn it.
      </KeyHint>
      <TouchHint>Drag a layer with one finger; use two fingers to resize and turn it.</TouchHint>
    </>
  );
}

export const Hint = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};
`;

const KeyHint = styled(Hint)`
  @media (pointer: coarse) {
    display: none;
  }
`;

const TouchHint = styled(Hint)`
  @media not (pointer: coarse) {
    display: none;
  }
`;
