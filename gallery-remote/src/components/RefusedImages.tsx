import { PictureConversionOffer } from '@rangmala/shared/pictures';
import { Notice } from '@rangmala/shared/ui';

/** A chosen file that cannot be uploaded. */
export interface RefusedImage {
  file: File;
  reason: string;
  isConvertible: boolean;
}

export interface RefusedImagesProps {
  images: readonly RefusedImage[];
  /** Receives each converted picture, and the refused file. */
  onConverted: (file: File, refusedFile: File) => void;
}

/** Says once for each reason which files were refused, and offers to convert them. */
export function RefusedImages({ images, onConverted }: RefusedImagesProps) {
  const reasons = [...new Set(images.map(({ reason }) => reason))];
  return (
    <>
      {reasons.map((reason) => (
        <Notice key={reason} tone="bad">
          <p>{reason}</p>
          <p>
            {images
              .filter((image) => image.reason === reason)
              .map(({ file }) => file.name)
              .join(', ')}
          </p>
        </Notice>
      ))}
      <PictureConversionOffer
        files={images.filter(({ isConvertible }) => isConvertible).map(({ file }) => file)}
        onFile={onConverted}
      />
    </>
  );
}
