import { useEffect, useRef, useState } from 'react';
import { checkPicture, createPictureUrl, getConvertibleFiles } from '@rangmala/shared/pictures';

export interface ChosenDesignFile {
  file: File;
  /** Object URL of the picture, for the preview. */
  preview: string;
}

export function useCustomDesign() {
  const [design, setDesign] = useState<ChosenDesignFile>();
  const [problem, setProblem] = useState<string>();
  const [convertibleFiles, setConvertibleFiles] = useState<readonly File[]>();

  /** The file that was chosen last. */
  const latestFile = useRef<File>(undefined);

  const preview = design?.preview;
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);

  return {
    design,
    /** Message about the latest problem, if any. */
    problem,
    /** The file that was chosen last when it was refused and can be converted. */
    convertibleFiles: problem === undefined ? undefined : convertibleFiles,
    /** Sets the file, or sets `problem` and keeps the previous file. */
    async choose(file: File): Promise<void> {
      latestFile.current = file;
      setConvertibleFiles(undefined);
      try {
        const picture = await checkPicture(file);
        // Another file was chosen, or the design was removed, during the check.
        if (latestFile.current !== file) return;
        setProblem(undefined);
        setDesign({ file, preview: createPictureUrl(file, picture) });
      } catch (error) {
        if (latestFile.current !== file) return;
        setProblem((error as Error).message);
        setConvertibleFiles(getConvertibleFiles(error));
      }
    },
    /** Shows a problem that is not about the file. */
    showProblem: (text: string) => setProblem(text),
    dismissProblem: () => setProblem(undefined),
    removeDesign() {
      latestFile.current = undefined;
      setDesign(undefined);
      setProblem(undefined);
    },
  };
}
