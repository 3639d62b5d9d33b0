import { useRef, useState } from 'react';
import { UPLOAD_ACCEPT } from '@rangmala/shared/contract/rules';
import { getConvertibleFiles, PictureConversionOffer } from '@rangmala/shared/pictures';
import { FileField, Notice } from '@rangmala/shared/ui';

interface PicturesFieldProps {
  label: string;
  hint: string;
  buttonText?: string;
  /** Adds a file. Rejects with the reason when the file is refused. Called for one file after the other. */
  onFile: (file: File) => Promise<void>;
}

interface RefusedFile {
  file: File;
  reason: string;
  isConvertible: boolean;
}

/** A file field for several pictures. Says once for each reason which files were refused, and offers to convert them. */
export function PicturesField({ onFile, ...texts }: PicturesFieldProps) {
  const [refusedFiles, setRefusedFiles] = useState<readonly RefusedFile[]>([]);
  const lastFile = useRef(Promise.resolve());
  const reasons = [...new Set(refusedFiles.map(({ reason }) => reason))];

  function addFile(file: File): void {
    lastFile.current = lastFile.current
      .then(() => onFile(file))
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'Upload failed.';
        const isConvertible = getConvertibleFiles(error).length > 0;
        setRefusedFiles((refused) => [...refused, { file, reason, isConvertible }]);
      });
  }

  return (
    <>
      <FileField
        {...texts}
        accept={UPLOAD_ACCEPT}
        multiple
        onFile={(file, index) => {
          if (index === 0) setRefusedFiles([]);
          addFile(file);
        }}
      />
      {reasons.map((reason) => (
        <Notice key={reason} tone="bad">
          <p>{reason}</p>
          <p>
            {refusedFiles
              .filter((refused) => refused.reason === reason)
              .map(({ file }) => file.name)
              .join(', ')}
          </p>
        </Notice>
      ))}
      <PictureConversionOffer
        files={refusedFiles.filter(({ isConvertible }) => isConvertible).map(({ file }) => file)}
        onFile={(file, convertedFile) => {
          setRefusedFiles((refused) => refused.filter((each) => each.file !== convertedFile));
          addFile(file);
        }}
      />
    </>
  );
}
