import { useState } from 'react';
import { NOTE_MAX, type BookingRequest, type UploadedImage } from '@rangmala/shared/contract';
import { uploadPicture } from '../../api/upload-picture.ts';

/** What the customer would like to have drawn: a note and a picture, both optional. */
export interface Idea {
  note: string;
  setNote: (note: string) => void;
  picture: UploadedImage | undefined;
  /** Why the picture was refused. */
  error: string | undefined;
  isUploading: boolean;
  choose: (file: File) => Promise<void>;
  remove: () => void;
  /** What is sent with the booking. */
  request: Pick<BookingRequest, 'note' | 'reference_image'>;
}

/** Holds the note and the picture of a booking. */
export function useIdea(): Idea {
  const [note, setNote] = useState('');
  const [picture, setPicture] = useState<UploadedImage>();
  const [error, setError] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  return {
    note,
    setNote: (next) => setNote(next.slice(0, NOTE_MAX)),
    picture,
    error,
    isUploading,
    async choose(file) {
      setError(undefined);
      setPicture(undefined);
      setUploading(true);
      try {
        setPicture(await uploadPicture(file));
      } catch (failure) {
        setError(failure instanceof Error ? failure.message : String(failure));
      } finally {
        setUploading(false);
      }
    },
    remove: () => setPicture(undefined),
    request: {
      ...(note.trim() && { note: note.trim() }),
      ...(picture && { reference_image: picture.url }),
    },
  };
}
