import { useRef } from 'react';
import { ARTWORK_TITLE_MAX, findLengthProblem } from '@rangmala/shared/contract/rules';
import { Button, Media, Notice, SquareFrame, Stack, TextField } from '@rangmala/shared/ui';

/** A picture to upload. */
export interface ChosenImage {
  id: number;
  file: File;
  /** Object URL of the picture; undefined for a drawing that the browser cannot show. */
  preview: string | undefined;
  /** Warning about a small picture; undefined when the picture is large enough. */
  warning: string | undefined;
  title: string;
}

export interface ChosenImagesProps {
  images: readonly ChosenImage[];
  isBusy: boolean;
  onRemove: (image: ChosenImage) => void;
  onTitle: (id: number, title: string) => void;
}

/** The pictures to upload. Several pictures have a title each. */
export function ChosenImages({ images, isBusy, onRemove, onTitle }: ChosenImagesProps) {
  const list = useRef<HTMLUListElement>(null);

  return (
    <Stack as="ul" hidden={images.length === 0} ref={list} aria-label="Chosen pictures" tabIndex={-1}>
      {images.map((image) => (
        <Media as="li" key={image.id}>
          <SquareFrame>{image.preview && <img src={image.preview} alt="" />}</SquareFrame>
          <Stack $gap="s" $align="start">
            <p>{image.file.name}</p>
            {image.warning && <Notice tone="info">{image.warning}</Notice>}
            {images.length > 1 && (
              <TextField
                label={`Title of ${image.file.name}`}
                name="title"
                autoComplete="off"
                value={image.title}
                error={findLengthProblem(image.title, ARTWORK_TITLE_MAX)}
                onChange={({ currentTarget: { value } }) => onTitle(image.id, value)}
              />
            )}
            <Button
              variant="quiet"
              disabled={isBusy}
              aria-label={`Leave out ${image.file.name}`}
              onClick={() => {
                onRemove(image);
                // Moves the focus, because the focused button is removed with the picture.
                list.current?.focus();
              }}
            >
              Leave out
            </Button>
          </Stack>
        </Media>
      ))}
    </Stack>
  );
}
