import { useRef } from 'react';
import { UPLOAD_ACCEPT } from '@rangmala/shared/contract/rules';
import { Button, FileField, Notice, Picture, Row, SquareFrame, Stack } from '@rangmala/shared/ui';
import type { PictureUpload } from './picture-upload.ts';
import { PictureConversionOffer } from './PictureConversionOffer.tsx';

export interface PictureUploadFieldProps {
  label: string;
  /** Describes the chosen picture: "Your reference picture". */
  alt: string;
  upload: PictureUpload;
  disabled?: boolean;
}

/**
 * A file field for one picture. Shows the uploaded picture with a button to remove it. Stays enabled during an upload,
 * because a disabled input loses the focus.
 */
export function PictureUploadField({ label, alt, upload, disabled = false }: PictureUploadFieldProps) {
  const stack = useRef<HTMLDivElement>(null);
  const { picture, problem, warning, isUploading } = upload;

  function remove(): void {
    upload.remove();
    // Moves the focus to the file input, because the button disappears.
    stack.current?.querySelector('input')?.focus();
  }

  return (
    <Stack $gap="s" ref={stack}>
      <FileField
        label={label}
        hint={isUploading ? 'Uploading…' : 'JPG, PNG, GIF or SVG, up to 5 MB.'}
        accept={UPLOAD_ACCEPT}
        isChosen={picture !== undefined}
        disabled={disabled}
        onFile={(file) => void upload.choose(file)}
      />
      {picture && (
        <Row $gap="m" $align="center">
          <SquareFrame $width="8rem">
            <Picture src={picture.url} alt={alt} sizes="8rem" fit="cover" />
          </SquareFrame>
          <Button variant="secondary" onClick={remove}>
            Remove picture
          </Button>
        </Row>
      )}
      {warning && <Notice tone="info">{warning}</Notice>}
      {problem && <Notice tone="bad">{problem}</Notice>}
      <PictureConversionOffer files={upload.convertibleFiles} onFile={(file) => void upload.choose(file)} />
    </Stack>
  );
}
