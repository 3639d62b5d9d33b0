import { useState } from 'react';
import { UNREACHABLE } from '@rangmala/shared/api';
import { Button, Notice } from '@rangmala/shared/ui';

/** Imports the code on demand, because few visitors choose a large picture. */
const importMakeSmaller = () => import(/* webpackChunkName: "make-smaller" */ './make-smaller.ts');

export interface SmallerPictureOfferProps {
  /** The refused file; undefined without an offer. */
  file: File | undefined;
  /** Receives the reduced picture. */
  onFile: (file: File) => void;
}

/** Offers to reduce a picture that is too large. Stands below the message about it. */
export function SmallerPictureOffer({ file, onFile }: SmallerPictureOfferProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ file: File; message: string }>();

  async function reduce(largeFile: File): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { makePictureSmaller } = await importMakeSmaller().catch((error: unknown) => {
        throw new Error(UNREACHABLE, { cause: error });
      });
      onFile(await makePictureSmaller(largeFile));
    } catch (error) {
      setFailure({ file: largeFile, message: (error as Error).message });
    } finally {
      setBusy(false);
    }
  }

  if (!file) return null;
  return (
    <div>
      {failure?.file === file && <Notice tone="bad">{failure.message}</Notice>}
      <p>We can make it smaller for you. It stays sharp in print.</p>
      <Button variant="secondary" busy={isBusy} onClick={() => void reduce(file)}>
        Make it smaller
      </Button>
    </div>
  );
}
