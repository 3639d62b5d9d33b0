import { useState } from 'react';
import { UNREACHABLE } from '@rangmala/shared/api';
import { UPLOAD_MAX_BYTES } from '@rangmala/shared/contract/rules';
import { Button, Notice, Stack } from '@rangmala/shared/ui';

/** Imports the code on demand, because few visitors choose a large picture. */
const importConvertPicture = () => import(/* webpackChunkName: "convert-picture" */ './convert-picture.ts');

export interface PictureConversionOfferProps {
  /** The refused files; none without an offer. */
  files: readonly File[] | undefined;
  /** Receives each converted picture, and the refused file. */
  onFile: (file: File, refusedFile: File) => void;
}

/** Offers to convert pictures that are too large or of another type. Stands below the message about them. */
export function PictureConversionOffer({ files = [], onFile }: PictureConversionOfferProps) {
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState<readonly { file: File; message: string }[]>([]);

  async function convert(): Promise<void> {
    setBusy(true);
    setFailures([]);
    for (const file of files) {
      try {
        const { convertPicture } = await importConvertPicture().catch((error: unknown) => {
          throw new Error(UNREACHABLE, { cause: error });
        });
        onFile(await convertPicture(file), file);
      } catch (error) {
        const failure = { file, message: (error as Error).message };
        setFailures((earlier) => [...earlier, failure]);
      }
    }
    setBusy(false);
  }

  if (files.length === 0) return null;
  const isLarge = files.some(({ size }) => size > UPLOAD_MAX_BYTES);
  const [pronoun, object, verb] =
    files.length > 1 ? ['them', `${files.length} pictures`, 'They stay'] : ['it', 'it', 'It stays'];
  return (
    <Stack $gap="s" $align="start" ref={scrollIntoView}>
      {failures.map(
        ({ file, message }) =>
          files.includes(file) && (
            <Notice key={file.name} tone="bad">
              {files.length > 1 && `${file.name}: `}
              {message}
            </Notice>
          ),
      )}
      <p>
        We can {isLarge ? `make ${pronoun} smaller` : `convert ${pronoun}`} for you. {verb} sharp in print.
      </p>
      <Button variant="secondary" busy={isBusy} onClick={() => void convert()}>
        {isLarge ? `Make ${object} smaller` : `Convert ${object}`}
      </Button>
    </Stack>
  );
}

/** Shows the whole offer, because a dialog on a phone often ends above it. */
const scrollIntoView = (offer: HTMLElement | null): void => offer?.scrollIntoView({ block: 'nearest' });
