export function UploadProgress({ file }: { file: File }) {
  // At least 0.1 MB, so that small files do not show 0.
  const megabytes = Math.max(0.1, file.size / 1024 / 1024).toFixed(1);
  return (
    <p role="status">
      Uploading {megabytes} MB. On a slow connection this may take a while, so please stay on this page.
    </p>
  );
}
