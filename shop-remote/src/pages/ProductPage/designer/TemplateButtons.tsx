import { useRef } from 'react';
import styled from 'styled-components';
import { listTemplates, type Template } from '../../../lib/designer/templates.ts';
import { Hint } from './EditorNotices.tsx';
import { SmallButton } from './Toolbar.tsx';
import type { Editor } from './use-editor.ts';

export interface TemplateButtonsProps {
  editor: Pick<Editor, 'applyTemplate' | 'area' | 'layers'>;
  category: string;
  /** Opens the file dialog. */
  onChooseFile: () => void;
}

/** Buttons that fill an empty side with a template, or replace the layers of a side with a template. */
export function TemplateButtons({ editor, category, onChooseFile }: TemplateButtonsProps) {
  const details = useRef<HTMLDetailsElement>(null);

  /** Applies a template. A template for a photograph also opens the file dialog. */
  function chooseTemplate(template: Template): void {
    details.current?.removeAttribute('open');
    void editor.applyTemplate(template);
    if (template.frame || template.photoShare) onChooseFile();
  }

  const buttons = (
    <Tools aria-label="Templates" role="group">
      {listTemplates(category, editor.area).map((template) => (
        <SmallButton key={template.name} onClick={() => chooseTemplate(template)}>
          {template.name}
        </SmallButton>
      ))}
    </Tools>
  );
  return editor.layers.length === 0 ? (
    <div>
      <Hint>Or start with a template:</Hint>
      {buttons}
    </div>
  ) : (
    <details ref={details}>
      <summary>Replace this side with a template</summary>
      <Replacement>{buttons}</Replacement>
    </details>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;

const Replacement = styled.div`
  padding-top: ${({ theme }) => theme.space.s};
`;
