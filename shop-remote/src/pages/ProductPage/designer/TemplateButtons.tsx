import type { RefObject } from 'react';
import styled from 'styled-components';
import { type Template, listTemplates } from '../../../lib/designer/templates.ts';
import { Hint } from './LayerHints.tsx';
import { SmallButton } from './Toolbar.tsx';
import type { Editor } from './use-editor.ts';

export interface TemplateButtonsProps {
  editor: Pick<Editor, 'applyTemplate'>;
  category: string;
  /** The field that opens the file dialog. */
  fileInput: RefObject<HTMLInputElement | null>;
}

/** Buttons that fill an empty design with a template. */
export function TemplateButtons({ editor, category, fileInput }: TemplateButtonsProps) {
  /** Applies a template. A template for a photograph also opens the file dialog. */
  function chooseTemplate(template: Template): void {
    void editor.applyTemplate(template);
    if (template.frame || template.photoShare) fileInput.current?.click();
  }

  return (
    <div>
      <Hint>Or start with a template:</Hint>
      <Tools aria-label="Templates" role="group">
        {listTemplates(category).map((template) => (
          <SmallButton key={template.name} onClick={() => chooseTemplate(template)}>
            {template.name}
          </SmallButton>
        ))}
      </Tools>
    </div>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
