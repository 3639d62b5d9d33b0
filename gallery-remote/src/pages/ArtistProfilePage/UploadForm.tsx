import { type FormEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ArtType } from '@rangmala/shared/contract';
import {
  ARTWORK_INCOMPLETE,
  ARTWORK_TITLE_MAX,
  findLengthProblem,
  UPLOAD_ACCEPT,
} from '@rangmala/shared/contract/rules';
import { checkPicture, createSmallPictureWarning } from '@rangmala/shared/pictures';
import { useUnsavedChanges } from '@rangmala/shared/remote';
import { Button, CheckboxGroup, FileField, Notice, TextField } from '@rangmala/shared/ui';
import {
  ARTWORK_UPLOAD_FAILED,
  ARTWORK_UPLOADED,
  getServerMessage,
  useArtistGalleryChanges,
} from '../../api/artist-changes.ts';
import { useRedirectWhenSignedOut } from '../../components/ArtistGuard.tsx';
import { useTransientMessage } from '../../components/use-transient-message.ts';
import { UploadProgress } from './UploadProgress.tsx';

export interface UploadFormProps {
  artistId: string;
  artTypes: readonly ArtType[];
}

interface ChosenImage {
  file: File;
  /** Object URL of the picture, for the preview. */
  preview: string;
  /** Warning about a small picture; undefined when the picture is large enough. */
  warning: string | undefined;
}

/** Smallest recommended side length of a picture, in pixels. Smaller pictures get a warning. */
const MIN_SIDE_PX = 600;

export function UploadForm({ artistId, artTypes }: UploadFormProps) {
  const { add } = useArtistGalleryChanges(artistId);
  const redirectIfSignedOut = useRedirectWhenSignedOut(artistId);
  const [image, setImage] = useState<ChosenImage>();
  const [title, setTitle] = useState('');
  const [chosenTypes, setChosenTypes] = useState<string[]>([]);
  const [problem, setProblem] = useState<{ text: string; reason?: string | undefined }>();
  const [isUploadMessageShown, setUploadMessageShown] = useTransientMessage<true>();
  const [isBusy, setBusy] = useState(false);

  useUnsavedChanges(image !== undefined || title !== '' || chosenTypes.length > 0);
  const preview = image?.preview;
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);

  async function chooseImage(file: File): Promise<void> {
    try {
      const warning = createSmallPictureWarning(await checkPicture(file), MIN_SIDE_PX);
      setImage({ file, preview: URL.createObjectURL(file), warning });
      setProblem(undefined);
    } catch (error) {
      // Does not call `setImage`: the previous image stays when the new file is refused.
      setProblem({ text: (error as Error).message });
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setUploadMessageShown(undefined);
    if (!image || title.trim() === '' || chosenTypes.length === 0) {
      setProblem({ text: ARTWORK_INCOMPLETE });
      return;
    }
    setProblem(undefined);
    setBusy(true);
    try {
      await add({ file: image.file, title: title.trim(), artTypes: chosenTypes });
      setImage(undefined);
      setTitle('');
      setChosenTypes([]);
      setUploadMessageShown(true);
    } catch (error) {
      if (!redirectIfSignedOut(error))
        setProblem({ text: ARTWORK_UPLOAD_FAILED, reason: getServerMessage(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate method="dialog" onSubmit={(event) => void submit(event)}>
      <Group>
        <legend>Gallery upload</legend>
        <FileField
          label="Artwork image"
          accept={UPLOAD_ACCEPT}
          hint="JPG, PNG, GIF or SVG, up to 5 MB."
          fileName={image?.file.name}
          onFile={(file) => void chooseImage(file)}
        />
        {preview && <Preview src={preview} alt="The artwork to be uploaded" />}
        {image?.warning && <Notice tone="info">{image.warning}</Notice>}
        <TextField
          label="Title"
          name="title"
          autoComplete="off"
          value={title}
          error={findLengthProblem(title, ARTWORK_TITLE_MAX)}
          onChange={({ currentTarget: { value } }) => setTitle(value)}
        />
        <CheckboxGroup
          legend="Art types of the artwork"
          name="art_type"
          options={artTypes.map(({ name }) => ({ value: name, label: name }))}
          value={chosenTypes}
          onChange={setChosenTypes}
        />
        {problem && (
          <Notice tone="bad">
            <p>{problem.text}</p>
            {problem.reason && <p>{problem.reason}</p>}
          </Notice>
        )}
        {isUploadMessageShown && <Notice tone="good">{ARTWORK_UPLOADED}</Notice>}
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Uploading...' : 'Upload'}
        </Button>
        {isBusy && image && <UploadProgress file={image.file} />}
      </Group>
    </form>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
  max-width: 46rem;
  margin: 0;
  padding: ${({ theme }) => theme.space.m};
  border: 2px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};

  > legend {
    padding-inline: ${({ theme }) => theme.space.s};
    font-family: ${({ theme }) => theme.font.display};
    font-size: ${({ theme }) => theme.text.h3};
    font-weight: 600;
  }
  > button {
    justify-self: start;
  }
`;

const Preview = styled.img`
  width: 100%;
  max-height: 16rem;
  object-fit: contain;
  object-position: left;
`;
