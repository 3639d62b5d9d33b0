import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ApiError, useReload } from '@rangmala/shared/api';
import type { ArtType } from '@rangmala/shared/contract';
import { ARTWORK_INCOMPLETE, ARTWORK_TITLE_MAX, findLengthProblem } from '@rangmala/shared/contract/rules';
import { callApi } from '@rangmala/shared/endpoints';
import { checkPicture, createPictureUrl, createSmallPictureWarning } from '@rangmala/shared/pictures';
import { useUnsavedChanges } from '@rangmala/shared/remote';
import { Button, CheckboxGroup, Notice, TextField } from '@rangmala/shared/ui';
import { getServerMessage } from '../../api/server-message.ts';
import { PicturesField } from '../../components/PicturesField.tsx';
import { useTransientMessage } from '../../components/use-transient-message.ts';
import { ChosenImages, type ChosenImage } from './ChosenImages.tsx';
import { UploadProgress } from './UploadProgress.tsx';

export interface UploadFormProps {
  artistId: string;
  artTypes: readonly ArtType[];
  /** Names of the art types that the artist offers. A sole art type is chosen at first. */
  ownArtTypes: readonly string[];
}

/** Smallest recommended side length of a picture, in pixels. Smaller pictures get a warning. */
const MIN_SIDE_PX = 600;

/** Status codes of responses that refuse a file. The other files can still be uploaded. */
const FILE_STATUSES = [413, 415, 422];

/** Uploads one or several artworks, which share their art types. */
export function UploadForm({ artistId, artTypes, ownArtTypes }: UploadFormProps) {
  const reload = useReload();
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  /** A title that was entered before a picture was chosen. */
  const [title, setTitle] = useState('');
  const [editedTypes, setEditedTypes] = useState<string[]>();
  const chosenTypes = editedTypes ?? (ownArtTypes.length === 1 ? [...ownArtTypes] : []);
  const [problem, setProblem] = useState<{ text: string; reasons: readonly string[] }>();
  const [uploadMessage, showUploadMessage] = useTransientMessage<string>();
  /** What uploaded drawings have lost. */
  const [losses, setLosses] = useState<readonly string[]>([]);
  const [uploadingFile, setUploadingFile] = useState<File>();
  const isBusy = uploadingFile !== undefined;
  const previews = useRef(new Set<string>());
  const lastId = useRef(0);

  const [soleImage] = images;

  useUnsavedChanges(images.length > 0 || title !== '' || editedTypes !== undefined);
  useEffect(() => {
    const urls = previews.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  async function chooseImage(file: File): Promise<void> {
    setProblem(undefined);
    const picture = await checkPicture(file);
    const warning = createSmallPictureWarning(picture, MIN_SIDE_PX);
    const preview = picture.image && createPictureUrl(file, picture);
    if (preview) previews.current.add(preview);
    lastId.current += 1;
    const image = { id: lastId.current, file, preview, warning, title: '' };
    setImages((chosen) => addImage(chosen, image, title));
  }

  function removeImage({ id, preview }: ChosenImage): void {
    if (preview) {
      URL.revokeObjectURL(preview);
      previews.current.delete(preview);
    }
    setImages((chosen) => chosen.filter((image) => image.id !== id));
  }

  function changeTitle(id: number, newTitle: string): void {
    setImages((chosen) => chosen.map((image) => (image.id === id ? { ...image, title: newTitle } : image)));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    showUploadMessage(undefined);
    const hasTitles = images.every((image) => image.title.trim() !== '');
    if (images.length === 0 || !hasTitles || chosenTypes.length === 0) {
      setProblem({ text: ARTWORK_INCOMPLETE, reasons: [] });
      return;
    }
    setProblem(undefined);
    setLosses([]);
    const reasons: string[] = [];
    let uploadedCount = 0;
    for (const image of images) {
      setUploadingFile(image.file);
      try {
        const body = new FormData();
        body.set('file', image.file);
        body.set('title', image.title.trim());
        for (const artType of chosenTypes) body.append('art_type', artType);
        const { warnings = [] } = await callApi('POST /artists/{id}/gallery', {
          params: { id: artistId },
          body,
        });
        // Removes each uploaded picture, so that a repeated upload sends only the others.
        removeImage(image);
        uploadedCount += 1;
        if (warnings.length > 0)
          setLosses((earlier) => [...earlier, `${image.file.name}: ${warnings.join(' ')}`]);
      } catch (error) {
        const reason = getServerMessage(error);
        if (reason) reasons.push(images.length > 1 ? `${image.file.name}: ${reason}` : reason);
        setProblem({ text: 'Failed to upload gallery image.', reasons });
        if (!(error instanceof ApiError && FILE_STATUSES.includes(error.status))) break;
      }
    }
    await reload();
    setUploadingFile(undefined);
    if (uploadedCount === images.length) {
      setTitle('');
      setEditedTypes(undefined);
    }
    if (uploadedCount > 0)
      showUploadMessage(
        uploadedCount === 1 ? 'Image uploaded to gallery!' : `${uploadedCount} images uploaded to gallery!`,
      );
  }

  return (
    <form noValidate method="dialog" onSubmit={(event) => void submit(event)}>
      <Group>
        <legend>Gallery upload</legend>
        <PicturesField
          label="Artwork image"
          hint="JPG, PNG, GIF or SVG, up to 5 MB each. You can choose several."
          onFile={chooseImage}
        />
        <ChosenImages images={images} isBusy={isBusy} onRemove={removeImage} onTitle={changeTitle} />
        {images.length < 2 && (
          <TextField
            label="Title"
            name="title"
            autoComplete="off"
            value={soleImage?.title ?? title}
            error={findLengthProblem(soleImage?.title ?? title, ARTWORK_TITLE_MAX)}
            onChange={({ currentTarget: { value } }) =>
              soleImage ? changeTitle(soleImage.id, value) : setTitle(value)
            }
          />
        )}
        <CheckboxGroup
          legend="Art types of the artwork"
          name="art_type"
          options={artTypes.map(({ name }) => ({ value: name, label: name }))}
          value={chosenTypes}
          onChange={setEditedTypes}
        />
        {problem && (
          <Notice tone="bad">
            <p>{problem.text}</p>
            {problem.reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </Notice>
        )}
        {uploadMessage && <Notice tone="good">{uploadMessage}</Notice>}
        {losses.map((loss) => (
          <Notice key={loss} tone="info">
            {loss}
          </Notice>
        ))}
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Uploading...' : 'Upload'}
        </Button>
        {uploadingFile && <UploadProgress file={uploadingFile} />}
      </Group>
    </form>
  );
}

/**
 * Adds a picture to the chosen ones. A sole picture has the entered title; several start with the names of their files.
 */
function addImage(chosen: readonly ChosenImage[], image: ChosenImage, enteredTitle: string): ChosenImage[] {
  if (chosen.length === 0) return [{ ...image, title: enteredTitle }];
  return [...chosen, image].map((each) => ({ ...each, title: each.title || toTitle(each.file) }));
}

/** Returns a file's name without its extension as a title to start from: `blue_deer.png` gives `blue deer`. */
const toTitle = ({ name }: File): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, ARTWORK_TITLE_MAX);

const Group = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-width: 46rem;
  padding: ${({ theme }) => theme.space.m};
  border: 2px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};

  > legend {
    padding-inline: ${({ theme }) => theme.space.s};
    font-family: ${({ theme }) => theme.font.display};
    font-size: ${({ theme }) => theme.text.h3};
  }
  > button {
    justify-self: start;
  }
`;
