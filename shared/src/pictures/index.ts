export { getReducibleFile } from './picture-too-large.ts';
export { SmallerPictureOffer } from './SmallerPictureOffer.tsx';
export { PictureUploadField, type PictureUploadFieldProps } from './PictureUploadField.tsx';
export {
  checkPicture,
  createSmallPictureWarning,
  preloadPictureCheck,
  uploadPicture,
  usePictureUpload,
  type PictureUpload,
} from './picture-upload.ts';
export type { ReadablePicture, ScreenPicture } from './read-picture.ts';
