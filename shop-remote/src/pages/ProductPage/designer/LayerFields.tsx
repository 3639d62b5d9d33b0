import styled from 'styled-components';
import { resizeLayer } from '@rangmala/shared/contract/design-fields';
import type { Layer } from '@rangmala/shared/contract/designs';
import { MAX_LAYER_MILLIMETRES } from '@rangmala/shared/contract/rules';
import { Stack } from '@rangmala/shared/ui';
import { computeLayerBox, round } from '../../../lib/designer/layers.ts';
import { describeSharpness } from '../../../lib/designer/describe-layer.ts';
import type { PictureOptions } from '../../../lib/designer/new-layers.ts';
import { isPhotoSlot } from '../../../lib/designer/local-pictures.ts';
import { NumberField } from './NumberField.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import { SmallButton } from './Toolbar.tsx';
import { TextLayerFields } from './TextLayerFields.tsx';
import type { Editor } from './use-editor.ts';

interface LayerFieldsProps {
  editor: Editor;
  layer: Layer;
  /** Opens the file dialog for the photo of a layer. */
  onChoosePhoto: (options: PictureOptions) => void;
}

/** The fields of the selected layer, except its position. */
export function LayerFields({ editor, layer, onChoosePhoto }: LayerFieldsProps) {
  const sharpness = describeSharpness(layer, editor.resources);
  if (layer.locked)
    return (
      <div>
        <SmallButton onClick={() => editor.unlock(layer)}>Unlock</SmallButton>
      </div>
    );
  return (
    <Fields>
      {sharpness !== undefined && <Badge>{sharpness}</Badge>}
      {layer.kind === 'picture' && isPhotoSlot(layer) && (
        <div>
          <SmallButton onClick={() => onChoosePhoto({ replacedId: layer.id })}>Choose a photo</SmallButton>
        </div>
      )}
      {layer.kind === 'text' && <TextLayerFields key={layer.id} editor={editor} layer={layer} />}
      {layer.kind === 'picture' && <PhotoFields editor={editor} layer={layer} />}
    </Fields>
  );
}

/** Position and size of an unlocked layer in millimetres, and its rotation. */
export function PositionFields({ editor, layer }: Pick<LayerFieldsProps, 'editor' | 'layer'>) {
  const box = computeLayerBox(layer, editor.resources);
  if (!box || layer.locked) return null;
  const { cx, cy, width, height } = box;
  const changeLayer = (field: string, changes: Partial<Layer>) =>
    editor.update({ ...layer, ...changes } as Layer, `${field} ${layer.id}`);
  return (
    <Numbers>
      <NumberField
        key={`left ${layer.id}`}
        label="Left (mm)"
        value={cx - width / 2}
        onChange={(left) => changeLayer('left', { cx: round(left + width / 2) })}
      />
      <NumberField
        key={`top ${layer.id}`}
        label="Top (mm)"
        value={cy - height / 2}
        onChange={(top) => changeLayer('top', { cy: round(top + height / 2) })}
      />
      <NumberField
        key={`width ${layer.id}`}
        label="Width (mm)"
        value={width}
        min={1}
        max={MAX_LAYER_MILLIMETRES}
        // Also moves the centre, so that “Left” and “Top” keep their values.
        onChange={(newValue) =>
          changeLayer('width', {
            ...resizeLayer(layer, round(newValue)),
            cx: round(cx + (newValue - width) / 2),
            cy: round(cy + ((newValue - width) * height) / width / 2),
          })
        }
      />
      <NumberField
        key={`rotation ${layer.id}`}
        label="Rotation (°)"
        value={layer.rotation}
        onChange={(rotation) => editor.rotate(layer, rotation)}
      />
    </Numbers>
  );
}

const Fields = styled(Stack)`
  &:empty {
    display: none;
  }
`;

/** The only statement about the quality of a photo that does not need a change. */
const Badge = styled.p`
  justify-self: start;
  padding: 0.1rem 0.8rem;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.sunken};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 600;
`;

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: ${({ theme }) => theme.space.s};
`;
