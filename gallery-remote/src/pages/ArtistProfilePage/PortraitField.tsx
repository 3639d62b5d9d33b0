import { useState } from 'react';
import styled from 'styled-components';
import { UPLOAD_ACCEPT } from '@rangmala/shared/contract/rules';
import { PictureConversionOffer, usePictureUpload } from '@rangmala/shared/pictures';
import { Button, FileField, Notice, Picture, Row, SquareFrame, Stack } from '@rangmala/shared/ui';
import { UploadProgress } from './UploadProgress.tsx';

export interface PortraitFieldProps {
  name: string;
  image: string;
  placeholder: string | undefined;
  onImage: (image: string) => void;
}

/** Smallest recommended side length of a picture, in pixels. Smaller pictures get a warning. */
const MIN_SIDE_PX = 300;

/**
 * The profile picture. A new picture is uploaded at once for the preview. The profile changes when the form is saved. The
 * field stays enabled during an upload, because a disabled input loses the focus.
 */
export function PortraitField({ name, image, placeholder, onImage }: PortraitFieldProps) {
  const upload = usePictureUpload(MIN_SIDE_PX);
  const { warning, problem, convertibleFiles, failedFile, isUploading } = upload;
  const [file, setFile] = useState<File>();

  async function choose(chosenFile: File): Promise<void> {
    setFile(chosenFile);
    const picture = await upload.choose(chosenFile);
    if (picture) onImage(picture.url);
  }

  return (
    <Row $gap="m" $align="start">
      <SquareFrame $width="8rem" aria-busy={isUploading || undefined}>
        <Picture
          src={image}
          alt={`Profile picture of ${name}`}
          sizes="8rem"
          placeholder={placeholder}
          fit="cover"
        />
      </SquareFrame>
      <Fields $gap="s">
        <FileField
          label="Profile image"
          accept={UPLOAD_ACCEPT}
          hint="JPG, PNG, GIF or SVG, up to 5 MB."
          onFile={(chosenFile) => void choose(chosenFile)}
        />
        {isUploading && file && <UploadProgress file={file} />}
        {warning && <Notice tone="info">{warning}</Notice>}
        {problem && <Notice tone="bad">{problem}</Notice>}
        <PictureConversionOffer files={convertibleFiles} onFile={(chosenFile) => void choose(chosenFile)} />
        {failedFile && (
          <Button variant="secondary" onClick={() => void choose(failedFile)}>
            Try Again
          </Button>
        )}
      </Fields>
    </Row>
  );
}

const Fields = styled(Stack)`
  flex: 1 1 10rem;
  min-width: 0;

  > button {
    justify-self: start;
  }
`;
