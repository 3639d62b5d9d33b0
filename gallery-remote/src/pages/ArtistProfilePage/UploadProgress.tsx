/** A picture is on its way, which takes long on a slow line. */
export function UploadProgress({ file }: { file: File }) {
  // Small ones are seen to be on their way, too.
  const megabytes = Math.max(0.1, file.size / 1024 / 1024).toFixed(1);
  return <p role="status">Sending {megabytes} MB. On a slow line this takes a while: please stay here.</p>;
}
