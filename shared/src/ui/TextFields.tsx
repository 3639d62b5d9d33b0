import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle, Field, type FieldTexts } from './Field.tsx';

type FieldProps<Control extends 'input' | 'textarea' | 'select'> = FieldTexts &
  Omit<ComponentProps<Control>, 'id' | 'name' | 'aria-invalid' | 'aria-describedby'> & { name: string };

export type TextFieldProps = FieldProps<'input'>;
export type TextAreaProps = FieldProps<'textarea'>;
export type SelectFieldProps = FieldProps<'select'>;

/** A text field with one line. */
export function TextField({ label, error, announcesError, hint, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} announcesError={announcesError} hint={hint}>
      {(attributes) => <Input {...rest} {...attributes} />}
    </Field>
  );
}

export function TextArea({ label, error, announcesError, hint, rows = 5, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} announcesError={announcesError} hint={hint}>
      {(attributes) => <Area rows={rows} {...rest} {...attributes} />}
    </Field>
  );
}

/** A select field. Its children are <option> elements. */
export function SelectField({ label, error, announcesError, hint, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} error={error} announcesError={announcesError} hint={hint}>
      {(attributes) => <Select {...rest} {...attributes} />}
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
`;

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;

/** Has less padding than a text box, because browsers make selects higher. Both are then equally high. */
const Select = styled.select`
  ${controlStyle}
  padding-block: 0.2rem;
  cursor: pointer;
`;
