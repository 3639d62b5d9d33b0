import { useState } from 'react';
import type { BookingRequest } from '@rangmala/shared/contract';
import { NOTE_MAX } from '@rangmala/shared/contract/rules';
import { usePictureUpload, type PictureUpload } from '@rangmala/shared/pictures';

/** The customer's idea for the drawing: an optional note and an optional picture. */
export interface Idea {
  note: string;
  setNote: (note: string) => void;
  picture: PictureUpload;
  /** The fields of the booking request. */
  request: Pick<BookingRequest, 'note' | 'reference_image'>;
}

/** Returns the state of the note and the picture of a booking. */
export function useIdea(): Idea {
  const [note, setNote] = useState('');
  const picture = usePictureUpload();
  return {
    note,
    setNote: (text) => setNote(text.slice(0, NOTE_MAX)),
    picture,
    request: {
      ...(note.trim() && { note: note.trim() }),
      ...(picture.picture && { reference_image: picture.picture.url }),
    },
  };
}
