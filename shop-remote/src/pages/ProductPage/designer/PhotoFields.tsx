import type { PictureLayer } from '@rangmala/shared/contract/designs';
import { Row } from '@rangmala/shared/ui';
import { centrePicture, fillFrame, fitFrame } from '../../../lib/designer/photo-frame.ts';
import { SmallButton } from './Toolbar.tsx';
import type { Editor } from './use-editor.ts';

/** Buttons that place a picture: filling the side or its slot, whole, in the middle, or moved inside its frame. */
export function PhotoFields({ editor, layer }: { editor: Editor; layer: PictureLayer }) {
  const asset = editor.resources.assets.get(layer.asset);
  if (!asset) return null;
  const isAdjusted = editor.mode?.kind === 'photo';
  function place(name: string, placed: PictureLayer, message: string): void {
    editor.stopEditing(false);
    editor.update(placed, `${name} ${layer.id}`, message);
  }
  return (
    <Row role="group" aria-label="Place the photo">
      <SmallButton
        aria-pressed={isAdjusted}
        onClick={() => (isAdjusted ? editor.stopEditing(false) : editor.edit(layer))}
      >
        Crop and move
      </SmallButton>
      <SmallButton onClick={() => place('fill', fillFrame(layer, editor.area), 'The photo fills its place.')}>
        Fill
      </SmallButton>
      <SmallButton
        onClick={() => place('fit', fitFrame(layer, editor.area, asset), 'The whole photo is shown.')}
      >
        Fit
      </SmallButton>
      <SmallButton onClick={() => place('centre', centrePicture(layer, editor.area), 'Centred.')}>
        Centre
      </SmallButton>
    </Row>
  );
}
