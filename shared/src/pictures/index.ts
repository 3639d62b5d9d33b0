export { checkPicture, preloadPictureCheck } from './check-picture.ts';
export { PictureUploadField, type PictureUploadFieldProps } from './PictureUploadField.tsx';
export type { ReadablePicture, ScreenPicture } from './read-picture.ts';
export { createSmallPictureWarning } from './small-picture-warning.ts';
export { uploadPicture } from './upload-picture.ts';
export { usePictureUpload, type PictureUpload } from './use-picture-upload.ts';
