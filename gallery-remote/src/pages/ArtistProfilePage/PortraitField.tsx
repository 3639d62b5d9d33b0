import { useState } from 'react';
import styled from 'styled-components';
import { FileField, Notice, Picture } from '@rangmala/shared/ui';
import { uploadPicture } from '../../api/save-artist.ts';
import { IMAGE_ACCEPT, imageProblem } from '../../lib/image-file.ts';

export interface PortraitFieldProps {
  name: string;
  image: string;
  placeholder: string | undefined;
  onImage: (image: string) => void;
}

/** The artist's picture. A new one is sent at once, so that it is seen as it will be; saving makes it theirs. */
export function PortraitField({ name, image, placeholder, onImage }: PortraitFieldProps) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function choose(file: File): Promise<void> {
    const found = imageProblem(file);
    setProblem(found);
    if (found) return;
    setBusy(true);
    try {
      onImage(await uploadPicture(file));
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Columns>
      <Frame aria-busy={isBusy || undefined}>
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
          accept={IMAGE_ACCEPT}
          hint="JPG, PNG, GIF or SVG, at most 5 MB."
          disabled={isBusy}
          onFile={(file) => void choose(file)}
        />
        {isBusy && <p role="status">Sending the picture…</p>}
        {problem && <Notice tone="bad">{problem}</Notice>}
      </Stack>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  align-items: start;

  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: 8rem minmax(0, 1fr);
  }
`;

const Frame = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};

  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
`;
