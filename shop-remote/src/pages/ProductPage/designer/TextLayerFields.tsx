import { useId } from 'react';
import styled from 'styled-components';
import type { TextLayer, Typeface } from '@rangmala/shared/contract/designs';
import { BOLD_TYPEFACES, MAX_TEXT_LENGTH } from '@rangmala/shared/contract/rules';
import { ChoiceGroup, SelectField, Stack, TextArea } from '@rangmala/shared/ui';
import { curveText, MAX_CURVE, readCurve } from '../../../lib/designer/new-texts.ts';
import { ColourField } from './ColourField.tsx';
import { SmallButton } from './Toolbar.tsx';
import type { Editor } from './use-editor.ts';
import { useTypedText } from './use-typed-text.ts';

const TYPEFACE_LABELS: Record<Typeface, string> = {
  mukta: 'Mukta (plain)',
  eczar: 'Eczar (bookish)',
  baloo: 'Baloo (round)',
  kalam: 'Kalam (handwritten)',
  yatra: 'Yatra One (headline)',
  rozha: 'Rozha One (poster)',
  pacifico: 'Pacifico (script)',
};

const ALIGNMENTS = [
  { value: 'left', label: 'Left' },
  { value: 'middle', label: 'Middle' },
  { value: 'right', label: 'Right' },
] as const;

/** The fields of a text layer. Shows a message instead of applying a text that is empty or cannot be printed. */
export function TextLayerFields({ editor, layer }: { editor: Editor; layer: TextLayer }) {
  const id = useId();
  const { typedText, problem, type, changeStyle } = useTypedText(editor, layer);

  function chooseTypeface(typeface: Typeface): void {
    const change = ({ bold, ...current }: TextLayer): TextLayer => ({
      ...current,
      typeface,
      ...(bold && BOLD_TYPEFACES.includes(typeface) && { bold }),
    });
    changeStyle('typeface', change, `Now ${TYPEFACE_LABELS[typeface]}.`);
  }

  return (
    <Stack $gap="s">
      <TextArea
        name="text"
        label="Text"
        rows={2}
        maxLength={MAX_TEXT_LENGTH}
        value={typedText}
        error={problem}
        data-focus-text=""
        onChange={({ target: { value } }) => type(value)}
      />
      <SelectField
        name="typeface"
        label="Typeface"
        value={layer.typeface}
        onChange={({ target: { value } }) => chooseTypeface(value as Typeface)}
      >
        {Object.entries(TYPEFACE_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <ColourField editor={editor} layer={layer} />
      <Style>
        <ChoiceGroup
          legend="Alignment"
          name={`${id}-align`}
          options={ALIGNMENTS}
          value={layer.align ?? 'middle'}
          onChange={(value) => {
            const align = value as NonNullable<TextLayer['align']>;
            changeStyle('align', (current) => ({ ...current, align }), `Now ${align}.`);
          }}
        />
        {BOLD_TYPEFACES.includes(layer.typeface) && (
          <SmallButton
            aria-pressed={layer.bold === true}
            onClick={() =>
              changeStyle(
                'bold',
                ({ bold, ...rest }) => (bold ? rest : { ...rest, bold: true }),
                layer.bold ? 'Now regular.' : 'Now bold.',
              )
            }
          >
            Bold
          </SmallButton>
        )}
        <label htmlFor={`${id}-curve`}>
          Curve
          <input
            id={`${id}-curve`}
            type="range"
            min={-MAX_CURVE}
            max={MAX_CURVE}
            step={5}
            value={readCurve(layer)}
            onChange={({ target: { valueAsNumber } }) =>
              changeStyle(
                'curve',
                (current) => curveText(current, valueAsNumber, editor.area),
                `Now curved by ${valueAsNumber} %.`,
              )
            }
          />
        </label>
      </Style>
    </Stack>
  );
}

const Style = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  align-items: end;

  > label {
    flex: 1 1 9rem;
    font-weight: 600;
  }
  input[type='range'] {
    display: block;
    width: 100%;
    min-height: ${({ theme }) => theme.size.target};
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;
