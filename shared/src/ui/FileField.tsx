import styled from 'styled-components';
import { controlStyle, Field, type FieldTexts } from './Field.tsx';

export interface FileFieldProps extends FieldTexts {
  /** Types offered by the browser's file dialog: `image/png,image/jpeg`. */
  accept: string;
  onFile: (file: File) => void;
  disabled?: boolean;
}

/** The browser's own file input, so that it works by mouse, keyboard and dropping a file on it. */
export function FileField({ label, error, hint, accept, onFile, disabled }: FileFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(ties) => (
        <FileInput
          {...ties}
          type="file"
          accept={accept}
          disabled={disabled}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
          }}
        />
      )}
    </Field>
  );
}

const FileInput = styled.input`
  ${controlStyle}
  padding: 0.5rem;
  border-style: dashed;
  font-size: ${({ theme }) => theme.text.small};
  cursor: pointer;

  &::file-selector-button {
    min-height: 2.25rem;
    margin-right: 0.9rem;
    padding: 0.2rem 0.9rem;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.indigo};
    color: ${({ theme }) => theme.color.onDark};
    font: inherit;
    font-weight: 600;
    cursor: inherit;
  }
  &:hover:not(:disabled)::file-selector-button {
    background: ${({ theme }) => theme.color.indigoDeep};
  }
`;
