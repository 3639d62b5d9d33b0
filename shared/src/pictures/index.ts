export {
  checkPicture,
  smallPictureWarning,
  type ReadablePicture,
  type ScreenPicture,
} from './check-picture.ts';
export { PictureUploadField, type PictureUploadFieldProps } from './PictureUploadField.tsx';
export { uploadPicture } from './upload-picture.ts';
export { usePictureUpload, type PictureUpload } from './use-picture-upload.ts';
