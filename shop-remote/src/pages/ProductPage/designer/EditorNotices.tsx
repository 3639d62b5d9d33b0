import styled from 'styled-components';
import { PictureConversionOffer } from '@rangmala/shared/pictures';
import { Muted, Notice, Row } from '@rangmala/shared/ui';
import { Progress } from './EditorLayout.tsx';
import { SmallButton } from './Toolbar.tsx';
import type { Editor } from './use-editor.ts';

const SAVE_LABELS = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved yet. We’ll keep trying.',
  refused: 'Not saved. Please change your design, and we’ll try again.',
  conflict: 'Not saved. Please choose a version.',
};

/** Running uploads, problems and what can be done about them. */
export function EditorNotices({ editor, pageProblem }: { editor: Editor; pageProblem: string | undefined }) {
  const { progress, retries } = editor;
  return (
    <>
      {progress !== undefined && (
        <Progress>
          Uploading your picture… <progress aria-label="Upload" max={1} value={progress} />
        </Progress>
      )}
      {editor.saveState === 'conflict' && <ConflictNotice editor={editor} />}
      {retries.notice && (
        <Notice tone="info">
          {retries.notice} <SmallButton onClick={retries.retryNow}>Try Again</SmallButton>
        </Notice>
      )}
      {pageProblem && <Notice tone="bad">{pageProblem}</Notice>}
      {editor.problem && <Notice tone="bad">{editor.problem}</Notice>}
      <PictureConversionOffer
        files={editor.convertibleFiles}
        onFile={(file) => void editor.addPicture(file)}
      />
    </>
  );
}

export function SaveLabel({
  editor: { problem, saveState },
}: {
  editor: Pick<Editor, 'problem' | 'saveState'>;
}) {
  return problem && saveState === 'saved' ? null : <Muted>{SAVE_LABELS[saveState]}</Muted>;
}

/** Lets the customer choose a version of a design that was changed in another tab or on another device. */
function ConflictNotice({ editor }: { editor: Pick<Editor, 'keepOwnVersion' | 'loadNewerVersion'> }) {
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

const Choices = styled(Row)`
  margin-top: ${({ theme }) => theme.space.s};
`;

/** Says which keys, or on touch screens which gestures, change a layer. */
export function LayerHints({ id }: { id: string }) {
  return (
    <>
      <KeyHint id={id}>
        Arrow keys move a layer by 1 mm, with Shift by 10 mm; + and − change its size, [ and ] turn it, Enter
        edits its text or crops its photo.
      </KeyHint>
      <TouchHint>
        Drag a layer with one finger; use two fingers to resize and turn it. Tap a text twice to type, or a
        photo twice to crop it.
      </TouchHint>
    </>
  );
}

const KeyHint = styled(Muted)`
  @media (pointer: coarse) {
    display: none;
  }
`;

const TouchHint = styled(Muted)`
  @media not (pointer: coarse) {
    display: none;
  }
`;
