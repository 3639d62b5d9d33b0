import type { RefObject } from 'react';
import styled from 'styled-components';
import { UPLOAD_ACCEPT } from '@rangmala/shared/contract/rules';
import { Button, VisuallyHidden } from '@rangmala/shared/ui';
import { NEW_TEXT } from '../../../lib/designer/new-texts.ts';
import type { Editor } from './use-editor.ts';

export interface AddButtonsProps {
  editor: Pick<Editor, 'addTexts'>;
  /** The file input of “Add picture”. Other buttons also open its file dialog. */
  fileInput: RefObject<HTMLInputElement | null>;
  onChooseFile: () => void;
  onFile: (file: File) => void;
}

export function AddButtons({ editor, fileInput, onChooseFile, onFile }: AddButtonsProps) {
  return (
    <Buttons>
      <Button variant="secondary" data-add-picture="" onClick={onChooseFile}>
        Add picture
      </Button>
      <Button variant="secondary" onClick={() => editor.addTexts([NEW_TEXT])}>
        Add text
      </Button>
      <VisuallyHidden>
        <input
          ref={fileInput}
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept={UPLOAD_ACCEPT}
          onChange={({ target }) => {
            const [chosenFile] = target.files ?? [];
            target.value = '';
            if (chosenFile) onFile(chosenFile);
          }}
        />
      </VisuallyHidden>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  align-content: start;

  > button {
    flex: 1 1 auto;
  }
  @container (min-width: 26rem) {
    > button {
      flex: none;
    }
  }
`;
