export function UploadProgress({ file }: { file: File }) {
  // Shows at least 0.1 MB, because small files would show 0.0 MB.
  const megabytes = Math.max(0.1, file.size / 1024 / 1024).toFixed(1);
  return (
    <p role="status">
      Uploading {megabytes} MB. On a slow connection this may take a while, so please stay on this page.
    </p>
  );
}
