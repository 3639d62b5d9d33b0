import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle, Field, type FieldTexts } from './Field.tsx';

type FieldProps<Control extends 'input' | 'textarea' | 'select'> = FieldTexts &
  Omit<ComponentProps<Control>, 'id' | 'name' | 'aria-invalid' | 'aria-describedby'> & { name: string };

export type TextFieldProps = FieldProps<'input'>;
export type TextAreaProps = FieldProps<'textarea'>;
export type SelectFieldProps = FieldProps<'select'>;

/** A one-line field; accepts every attribute of <input>. */
export function TextField({ label, error, hint, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(attributes) => <Input {...rest} {...attributes} />}
    </Field>
  );
}

export function TextArea({ label, error, hint, rows = 5, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(attributes) => <Area rows={rows} {...rest} {...attributes} />}
    </Field>
  );
}

/** A select field; its children are <option> elements. */
export function SelectField({ label, error, hint, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
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

/** Less padding makes it as high as a text box, because browsers add a height of their own. */
const Select = styled.select`
  ${controlStyle}
  padding-block: 0.2rem;
  cursor: pointer;
`;
