import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ProductField } from '@rangmala/shared/contract';
import { UPLOAD_ACCEPT } from '@rangmala/shared/contract/rules';
import { links } from '@rangmala/shared/links';
import { PictureConversionOffer } from '@rangmala/shared/pictures';
import { Button, FileField, Muted, Stack, TextField } from '@rangmala/shared/ui';
import { DesignImage } from '../../../components/preview/DesignImage.tsx';
import { QualityNote } from '../../../components/QualityNote.tsx';
import { getParameterName } from './field-values.ts';
import type { Personalisation } from '../use-personalisation.ts';
import type { Fields } from './use-fields.ts';

export interface FieldGroupProps {
  personalisation: Personalisation;
  /** Ref of the form. */
  ref: RefObject<HTMLFormElement | null>;
}

/**
 * What a customer fills in: a text box or a file field for each field of the product. Without JavaScript, a button loads
 * the page with the texts, and the page shows the server's picture.
 */
export function FieldGroup({ personalisation, ref }: FieldGroupProps) {
  const { product, chosenOptions, fields, fieldPicture } = personalisation;
  const legendId = useId();

  // Uses texts that were typed before hydration.
  const adoptTexts = useEffectEvent(() => {
    for (const { name } of product.fields) {
      const input = ref.current?.elements.namedItem(getParameterName(name));
      if (input instanceof HTMLInputElement && input.value !== fields.values[name])
        fields.change(name, input.value);
    }
  });
  useEffect(() => adoptTexts(), []);

  return (
    <form
      ref={ref}
      data-fields=""
      action={links.product(product.id)}
      onSubmit={(event) => {
        event.preventDefault();
        // Hides the keyboard of a phone, which covers the buttons.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }}
    >
      <Group role="group" aria-labelledby={legendId}>
        <Legend id={legendId}>Make it yours</Legend>
        <Stack $gap="s">
          {product.fields.map((field) => (
            <div key={field.name}>
              {field.kind === 'photo' ? (
                <PhotoField field={field} fields={fields} />
              ) : (
                <TextBox field={field} fields={fields} />
              )}
            </div>
          ))}
        </Stack>
        {fieldPicture && <SmallPreview source={fieldPicture.source} alt="" />}
      </Group>
      {Object.entries(chosenOptions).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <Button type="submit" variant="secondary">
          Show My Design
        </Button>
      </noscript>
    </form>
  );
}

function TextBox({ field: { name, sample }, field, fields }: { field: ProductField; fields: Fields }) {
  const noteId = useId();
  const value = fields.values[name];
  const note = fields.notes[name];
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextField
        ref={input}
        name={getParameterName(name)}
        label={field.label}
        error={fields.problems[name]}
        announcesError
        aria-description={note?.text}
        value={typeof value === 'string' ? value : ''}
        placeholder={field.required ? undefined : 'Nothing is printed here'}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={() => {
          fields.prepare();
          // Typing replaces the sample. Waits for the browser, which places the cursor after this event.
          if (value === sample) requestAnimationFrame(() => input.current?.select());
        }}
        onChange={({ target }) => fields.change(name, target.value)}
      />
      {note &&
        (note.isWarning ? <QualityNote id={noteId}>{note.text}</QualityNote> : <Note>{note.text}</Note>)}
    </>
  );
}

function PhotoField({ field: { name, label }, fields }: { field: ProductField; fields: Fields }) {
  const value = fields.values[name];
  const fileName = typeof value === 'object' ? fields.files.get(value.asset)?.name : undefined;
  const [convertibleFiles, setConvertibleFiles] = useState<readonly File[]>();
  const choose = (file: File) => void fields.choosePhoto(name, file).then(setConvertibleFiles);
  return (
    <Stack $gap="s">
      <FileField
        label={label}
        error={fields.problems[name]}
        announcesError
        accept={UPLOAD_ACCEPT}
        buttonText="Choose a photo"
        fileName={fileName}
        isChosen={typeof value === 'object'}
        onOpen={fields.prepare}
        onFile={choose}
      />
      <PictureConversionOffer files={convertibleFiles} onFile={choose} />
    </Stack>
  );
}

/** The small preview stands beside the fields on phones, where the large picture is out of view. */
const Group = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};

  @media (width < 48rem) {
    &:has(> img, > canvas) {
      grid-template-columns: minmax(0, 1fr) min(34%, 11rem);
    }
  }
`;

const Legend = styled.p`
  grid-column: 1 / -1;
  font-weight: 600;
  font-size: ${({ theme }) => theme.text.large};
`;

const SmallPreview = styled(DesignImage)`
  position: sticky;
  top: 5.5rem;
  width: 100%;
  height: auto;
  border-radius: ${({ theme }) => theme.radius.small};

  @media (width >= 48rem) {
    display: none;
  }
`;

const Note = styled(Muted)`
  padding-top: 0.3rem;
  line-height: 1.4;
`;
