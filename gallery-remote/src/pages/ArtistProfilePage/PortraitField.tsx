import { useRef, useState } from 'react';
import styled from 'styled-components';
import { UPLOAD_ACCEPT } from '@rangmala/shared/contract/rules';
import {
  checkPicture,
  createSmallPictureWarning,
  getConvertibleFiles,
  joinWarnings,
  PictureConversionOffer,
  uploadPicture,
} from '@rangmala/shared/pictures';
import { Button, FileField, Notice, Picture } from '@rangmala/shared/ui';
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
  const [problem, setProblem] = useState<string>();
  const [warning, setWarning] = useState<string>();
  const [uploadingFile, setUploadingFile] = useState<File>();
  const latestFile = useRef<File>(undefined);
  /** The file of a failed upload. The button Try Again uploads the file again. */
  const [failedFile, setFailedFile] = useState<File>();
  const [convertibleFiles, setConvertibleFiles] = useState<readonly File[]>();

  /** Ignores the result when the artist has chosen another file in the meantime. */
  async function checkAndUpload(file: File): Promise<void> {
    latestFile.current = file;
    const isLatest = () => latestFile.current === file;
    setProblem(undefined);
    setFailedFile(undefined);
    setConvertibleFiles(undefined);
    let sizeWarning: string | undefined;
    try {
      sizeWarning = createSmallPictureWarning(await checkPicture(file), MIN_SIDE_PX);
    } catch (error) {
      if (!isLatest()) return;
      setUploadingFile(undefined);
      setProblem((error as Error).message);
      setConvertibleFiles(getConvertibleFiles(error));
      return;
    }
    if (!isLatest()) return;
    setUploadingFile(file);
    try {
      const { url, warnings } = await uploadPicture(file);
      if (!isLatest()) return;
      onImage(url);
      setWarning(joinWarnings(sizeWarning, warnings));
    } catch (error) {
      if (!isLatest()) return;
      setProblem((error as Error).message);
      setFailedFile(file);
    } finally {
      if (isLatest()) setUploadingFile(undefined);
    }
  }

  return (
    <Columns>
      <Frame aria-busy={uploadingFile !== undefined || undefined}>
        <Picture
          src={image}
          alt={`Profile picture of ${name}`}
          sizes="8rem"
          placeholder={placeholder}
          fit="cover"
        />
      </Frame>
      <Stack>
        <FileField
          label="Profile image"
          accept={UPLOAD_ACCEPT}
          hint="JPG, PNG, GIF or SVG, up to 5 MB."
          onFile={(file) => void checkAndUpload(file)}
        />
        {uploadingFile && <UploadProgress file={uploadingFile} />}
        {warning && <Notice tone="info">{warning}</Notice>}
        {problem && <Notice tone="bad">{problem}</Notice>}
        <PictureConversionOffer files={convertibleFiles} onFile={(file) => void checkAndUpload(file)} />
        {failedFile && (
          <Button variant="secondary" onClick={() => void checkAndUpload(failedFile)}>
            Try Again
          </Button>
        )}
      </Stack>
    </Columns>
  );
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  align-items: start;
`;

const Frame = styled.div`
  flex: none;
  width: 6rem;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};

  &[aria-busy='true'] {
    opacity: 0.5;
  }
  @media ${({ theme }) => theme.media.medium} {
    width: 8rem;
  }
`;

const Stack = styled.div`
  display: grid;
  flex: 1 1 10rem;
  min-width: 0;
  gap: ${({ theme }) => theme.space.s};

  > button {
    justify-self: start;
  }
`;
