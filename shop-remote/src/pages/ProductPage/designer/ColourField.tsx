import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { TextLayer } from '@rangmala/shared/contract/designs';
import { Row } from '@rangmala/shared/ui';
import { getDecodedSize, readPixels } from '../../../lib/designer/ground-colour.ts';
import type { ShownAsset } from '../../../lib/designer/layers.ts';
import { MAX_COLOURS, nameColour, pickMainColours } from '../../../lib/designer/palette.ts';
import { readRecentColours, storeRecentColour } from '../../../lib/designer/recent-colours.ts';
import { loadImage } from '../../../lib/load-image.ts';
import type { Editor } from './use-editor.ts';

/** The colours of the product, of the photos and those used last as swatches, and any other colour. */
export function ColourField({ editor, layer }: { editor: Editor; layer: TextLayer }) {
  const { shownSelected, productColours, layers, resources } = editor;
  const [recentColours, setRecentColours] = useState(readRecentColours);
  const photos = layers.flatMap((each) =>
    each.kind === 'picture' ? (resources.assets.get(each.asset) ?? []) : [],
  );
  const photoColours = usePhotoColours(photos);
  const shownColour = shownSelected?.kind === 'text' ? shownSelected.colour : layer.colour;
  const swatches = [...new Set([...productColours, ...photoColours, ...recentColours])];

  function choose(colour: string, message?: string): void {
    // The customer's colour is for all options.
    const { variants: _variants, ...rest } = layer;
    editor.update({ ...rest, colour }, `colour ${layer.id}`, message);
  }

  function remember(colour: string): void {
    storeRecentColour(colour);
    setRecentColours(readRecentColours());
  }

  return (
    <Field>
      <label htmlFor={`colour-${layer.id}`}>Colour</label>
      <Row $gap="xs">
        <input
          id={`colour-${layer.id}`}
          type="color"
          value={shownColour}
          onChange={({ target: { value } }) => choose(value)}
          onBlur={({ target: { value } }) => remember(value)}
        />
        <Row $gap="xs" role="group" aria-label="Swatches">
          {swatches.map((colour) => {
            const name = nameColour(colour);
            return (
              <Swatch
                key={colour}
                type="button"
                aria-label={`${name}, ${colour}`}
                aria-pressed={colour === shownColour}
                style={{ backgroundColor: colour }}
                onClick={() => {
                  choose(colour, `Now ${name}.`);
                  remember(colour);
                }}
              />
            );
          })}
        </Row>
      </Row>
    </Field>
  );
}

/** Returns the main colours of pictures, once they are read. */
function usePhotoColours(photos: readonly ShownAsset[]): string[] {
  const [colours, setColours] = useState<Record<string, string[]>>({});
  const missing = photos.find(({ id, url, picture }) => !(id in colours) && (picture ?? url !== ''));
  useEffect(() => {
    if (!missing) return;
    let isCurrent = true;
    const { id, url } = missing;
    void Promise.resolve(missing.picture ?? loadImage(url))
      .then((picture) => pickMainColours(readPixels(picture, getDecodedSize(picture, missing))))
      .catch(() => [])
      .then((mainColours) => isCurrent && setColours((read) => ({ ...read, [id]: mainColours })));
    return () => {
      isCurrent = false;
    };
  }, [missing]);
  return photos.flatMap(({ id }) => colours[id] ?? []).slice(0, MAX_COLOURS);
}

const Field = styled.div`
  display: grid;
  gap: 0.3rem;
  align-content: start;

  > label {
    font-weight: 600;
    line-height: 1.3;
  }
  input {
    width: 4rem;
    height: ${({ theme }) => theme.size.target};
    padding: 0.2rem;
    border: 2px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.card};
    cursor: pointer;
  }
`;

const Swatch = styled.button`
  width: ${({ theme }) => theme.size.target};
  height: ${({ theme }) => theme.size.target};
  border: 2px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.small};
  forced-color-adjust: none;

  &[aria-pressed='true'] {
    outline: 3px solid ${({ theme }) => theme.color.focus};
    outline-offset: 1px;
  }
`;
