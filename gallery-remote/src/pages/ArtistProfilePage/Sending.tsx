import { sizeInWords } from '../../lib/image-file.ts';

/** A picture is on its way, which takes long on a slow line. */
export function Sending({ file }: { file: File }) {
  return (
    <p role="status">
      Sending {sizeInWords(file.size)}. On a slow line this takes a while: please stay here.
    </p>
  );
}
