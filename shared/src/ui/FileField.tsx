import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { controlStyle, Field, type FieldTexts } from './Field.tsx';
import { Icon } from './Icon.tsx';

export interface FileFieldProps extends FieldTexts {
  /** Types offered by the browser's file dialog: `image/png,image/jpeg`. */
  accept: string;
  /** Name of the file in use, which the field shows. */
  fileName?: string | undefined;
  /** Whether a file is in use. Needed only without `fileName`. */
  isChosen?: boolean;
  /** Text of the button while no file is in use: `Choose a file` by default. */
  buttonText?: string;
  /** Called when the user opens the browser's file dialog. */
  onOpen?: () => void;
  /** Called with each chosen file, and its index among the files that were chosen together. */
  onFile: (file: File, index: number) => void;
  /** Whether several files can be chosen at once. */
  multiple?: boolean;
  disabled?: boolean;
}

/**
 * A file field. The native input is invisible and covers the box, so that mouse, keyboard and drag and drop work.
 */
export function FileField({
  label,
  error,
  announcesError,
  hint,
  accept,
  buttonText,
  fileName,
  isChosen = false,
  onOpen,
  onFile,
  multiple = false,
  disabled,
}: FileFieldProps) {
  const hasFile = isChosen || fileName !== undefined;
  const input = useRef<HTMLInputElement>(null);

  function takeFiles(): void {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    // Clears the input, so that choosing the same file again fires a change event.
    input.current.value = '';
    for (const [index, file] of files.entries()) onFile(file, index);
  }

  // Uses a file that was chosen before hydration.
  const adoptFiles = useEffectEvent(takeFiles);
  useEffect(() => adoptFiles(), []);

  return (
    <Field label={label} error={error} announcesError={announcesError} hint={hint}>
      {(attributes) => {
        const nameId = `${attributes.id}-file`;
        return (
          <Box>
            <input
              {...attributes}
              ref={input}
              aria-describedby={[attributes['aria-describedby'], nameId].filter(Boolean).join(' ')}
              type="file"
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onClick={onOpen}
              onChange={takeFiles}
            />
            <FileButton aria-hidden="true">
              <Icon name="upload" />
              {hasFile ? 'Replace' : (buttonText ?? (multiple ? 'Choose files' : 'Choose a file'))}
            </FileButton>
            <FileName id={nameId}>
              {fileName ?? (hasFile ? '' : multiple ? 'or drop them here' : 'or drop it here')}
            </FileName>
          </Box>
        );
      }}
    </Field>
  );
}

const FileButton = styled.span`
  display: inline-flex;
  flex: none;
  max-width: 100%;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.25rem;
  padding: 0.2rem 0.9rem;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.indigo};
  color: ${({ theme }) => theme.color.onDark};
  font-weight: 600;
  transition: background-color ${({ theme }) => theme.motion.quick};
`;

const FileName = styled.span`
  flex: 1 1 4rem;
  min-width: 0;
  color: ${({ theme }) => theme.color.inkSoft};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Box = styled.div`
  ${controlStyle}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.9rem;
  padding: 0.4rem;
  border-style: dashed;
  font-size: ${({ theme }) => theme.text.small};

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:hover:not(:has(:disabled)) {
    border-color: ${({ theme }) => theme.color.ink};
    background: ${({ theme }) => theme.color.sunken};
  }
  &:hover:not(:has(:disabled)) ${FileButton} {
    background: ${({ theme }) => theme.color.indigoDeep};
  }
  &:active:not(:has(:disabled)) ${FileButton} {
    background: ${({ theme }) => theme.color.ink};
  }
  &:has(:focus-visible) {
    border-color: ${({ theme }) => theme.color.focus};
    outline: 3px solid ${({ theme }) => theme.color.focus};
  }
  &:has([aria-invalid='true']) {
    border-color: ${({ theme }) => theme.color.bad};
  }
  &:has(:disabled) {
    background: ${({ theme }) => theme.color.sunken};
  }
  &:has(:disabled) input {
    cursor: not-allowed;
  }
  &:has(:disabled) ${FileButton} {
    background: ${({ theme }) => theme.color.inkSoft};
  }
`;
