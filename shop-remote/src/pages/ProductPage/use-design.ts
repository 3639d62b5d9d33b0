import { useEffect, useState } from 'react';
import type { UploadedImage } from '@rangmala/shared/contract';
import { checkPicture, uploadPicture } from '@rangmala/shared/pictures';

export interface Design {
  file: File;
  /** Address of the picture in this browser, for the preview. */
  preview: string;
}

export interface DesignChoice {
  design: Design | undefined;
  /** Why the file last offered was refused, or the upload failed. */
  problem: string | undefined;
  isUploading: boolean;
  /** Takes the file, or says why not and keeps the one before. */
  choose: (file: File) => Promise<void>;
  /** Shows a problem that has nothing to do with the file. */
  fail: (problem: string) => void;
  /** Sends the chosen design; undefined when that failed (see `problem`) or nothing is chosen. */
  upload: () => Promise<UploadedImage | undefined>;
  /** Forgets the problem: it was read. */
  dismiss: () => void;
  clear: () => void;
}

/** A customer's own picture on its way from their disk to our uploads. */
export function useDesign(): DesignChoice {
  const [design, setDesign] = useState<Design>();
  const [problem, setProblem] = useState<string>();
  const [isUploading, setUploading] = useState(false);

  const preview = design?.preview;
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);

  return {
    design,
    problem,
    isUploading,
    async choose(file) {
      try {
        await checkPicture(file);
        setProblem(undefined);
        setDesign({ file, preview: URL.createObjectURL(file) });
      } catch (error) {
        setProblem((error as Error).message);
      }
    },
    fail: setProblem,
    async upload() {
      if (!design) return undefined;
      setProblem(undefined);
      setUploading(true);
      try {
        return await uploadPicture(design.file);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
        return undefined;
      } finally {
        setUploading(false);
      }
    },
    dismiss: () => setProblem(undefined),
    clear() {
      setDesign(undefined);
      setProblem(undefined);
    },
  };
}
