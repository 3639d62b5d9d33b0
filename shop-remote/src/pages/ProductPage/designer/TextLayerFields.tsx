import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { TextLayer, Typeface } from '@rangmala/shared/contract/designs';
import { SelectField, TextArea } from '@rangmala/shared/ui';
import { createOutlineKey, round } from '../../../lib/designer/layers.ts';
import type { Editor } from './use-editor.ts';

const TYPEFACE_LABELS: Record<Typeface, string> = {
  mukta: 'Mukta (plain)',
  eczar: 'Eczar (bookish)',
  baloo: 'Baloo (round)',
  kalam: 'Kalam (handwritten)',
  yatra: 'Yatra One (headline)',
  rozha: 'Rozha One (poster)',
  pacifico: 'Pacifico (script)',
};

/** The fields of a text layer. Shows a message instead of applying a text that is empty or cannot be printed. */
export function TextLayerFields({ editor, layer }: { editor: Editor; layer: TextLayer }) {
  const [typedText, setTypedText] = useState(layer.text);
  const [problem, setProblem] = useState<string>();
  const latestRequest = useRef('');
  const { shownSelected } = editor;
  const shownColour = shownSelected?.kind === 'text' ? shownSelected.colour : layer.colour;

  // Shows the changed text of the layer after undo and redo.
  const [renderedText, setRenderedText] = useState(layer.text);
  if (renderedText !== layer.text) {
    setRenderedText(layer.text);
    setTypedText(layer.text);
  }
  const layerRef = useRef(layer);
  useEffect(() => {
    layerRef.current = layer;
  });

  async function applyText(text: string, typeface: Typeface): Promise<void> {
    latestRequest.current = createOutlineKey({ ...layer, text, typeface });
    try {
      const { outlines, loadOutline } = editor.resources;
      const isLatest = () => latestRequest.current === createOutlineKey({ ...layer, text, typeface });
      const newOutline = await loadOutline({ ...layer, text, typeface }, isLatest);
      if (!isLatest()) return;
      const currentLayer = layerRef.current;
      const oldOutline = outlines.get(createOutlineKey(currentLayer));
      // Scales the layer's width with the width of the outline, so that the size of the letters stays the same. A text
      // in a box keeps its box.
      const isBox = currentLayer.height !== undefined;
      const width =
        oldOutline && !isBox
          ? round((currentLayer.width * newOutline.width) / oldOutline.width)
          : currentLayer.width;
      setProblem(undefined);
      setRenderedText(text);
      editor.update({ ...currentLayer, text, typeface, width }, `text ${currentLayer.id}`);
    } catch (error) {
      if (latestRequest.current === createOutlineKey({ ...layer, text, typeface })) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    }
  }

  return (
    <Grid>
      <TextArea
        name="text"
        label="Text"
        rows={2}
        maxLength={200}
        value={typedText}
        error={problem}
        data-focus-text=""
        onChange={({ target: { value } }) => {
          setTypedText(value);
          if (value.trim() === '') setProblem('Type at least one letter, or delete the text.');
          else void applyText(value, layer.typeface);
        }}
      />
      <SelectField
        name="typeface"
        label="Typeface"
        value={layer.typeface}
        onChange={({ target: { value } }) => {
          const text = typedText.trim() === '' ? layer.text : typedText;
          void applyText(text, value as Typeface);
        }}
      >
        {Object.entries(TYPEFACE_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <ColourField>
        <label htmlFor={`colour-${layer.id}`}>Colour</label>
        <input
          id={`colour-${layer.id}`}
          type="color"
          value={shownColour}
          onChange={({ target: { value } }) => {
            // The customer's colour is for all options.
            const { variants: _variants, ...rest } = layer;
            editor.update({ ...rest, colour: value }, `colour ${layer.id}`);
          }}
        />
      </ColourField>
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.s};

  > :first-child {
    grid-column: 1 / -1;
  }
`;

const ColourField = styled.div`
  display: grid;
  gap: 0.3rem;
  align-content: start;

  label {
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
