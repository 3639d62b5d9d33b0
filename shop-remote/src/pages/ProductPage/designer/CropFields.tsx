import { useId } from 'react';
import styled from 'styled-components';
import type { PictureLayer } from '@rangmala/shared/contract/designs';
import { type CropEdge, cropPicture, computeCutOffFractions } from '../../../lib/designer/crop.ts';
import type { Editor } from './use-editor.ts';

const EDGES: readonly CropEdge[] = ['left', 'top', 'right', 'bottom'];

/** Sliders for the percentage that is cut off at each edge of a picture. */
export function CropFields({ editor, layer }: { editor: Editor; layer: PictureLayer }) {
  const id = useId();
  const asset = editor.resources.assets.get(layer.asset);
  if (!asset) return null;
  const cutFractions = computeCutOffFractions(layer);
  return (
    <details>
      <summary>Crop</summary>
      <Sliders>
        {EDGES.map((edge) => (
          <label key={edge} htmlFor={`${id}-${edge}`}>
            Crop {edge} (%)
            <input
              id={`${id}-${edge}`}
              type="range"
              min={0}
              max={95}
              value={Math.round(cutFractions[edge] * 100)}
              onChange={({ target: { valueAsNumber } }) =>
                editor.update(
                  cropPicture(layer, edge, valueAsNumber / 100, asset.width / asset.height),
                  `crop ${edge} ${layer.id}`,
                )
              }
            />
          </label>
        ))}
      </Sliders>
    </details>
  );
}

const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  padding-top: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 600;

  input {
    display: block;
    width: 100%;
    min-height: ${({ theme }) => theme.size.target};
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;
