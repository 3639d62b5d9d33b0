import type { Product } from '@rangmala/shared/contract';
import { Muted, Row } from '@rangmala/shared/ui';
import { createTemplateContent } from '../../../lib/designer/template-content.ts';
import { createEmptyContent } from '../../../lib/designer/layers.ts';
import { SmallButton } from './Toolbar.tsx';
import type { Editor } from './use-editor.ts';

export interface StartButtonsProps {
  editor: Pick<Editor, 'startFrom' | 'content'>;
  product: Product;
  /** Opens the file dialog. */
  onChooseFile: () => void;
}

/** Buttons that replace all layers by the shop's own design, by nothing, or by a photo. Undo brings the layers back. */
export function StartButtons({ editor, product, onChooseFile }: StartButtonsProps) {
  const { options } = editor.content;
  return (
    <div>
      <Muted>Start from:</Muted>
      <Row role="group" aria-label="Start from">
        <SmallButton onClick={() => editor.startFrom(createTemplateContent(product, options))}>
          Our design
        </SmallButton>
        <SmallButton onClick={() => editor.startFrom(createEmptyContent(product, options))}>
          An empty one
        </SmallButton>
        <SmallButton
          onClick={() => {
            editor.startFrom(createEmptyContent(product, options));
            onChooseFile();
          }}
        >
          A photo
        </SmallButton>
      </Row>
    </div>
  );
}
