export { getConvertibleFiles } from './convertible-picture.ts';
export { PictureConversionOffer } from './PictureConversionOffer.tsx';
export { PictureUploadField, type PictureUploadFieldProps } from './PictureUploadField.tsx';
export { ProductPictures, type ProductPicturesProps } from './ProductPictures.tsx';
export {
  checkPicture,
  createPictureUrl,
  createSmallPictureWarning,
  preloadPictureCheck,
  uploadPicture,
  usePictureUpload,
  type PictureUpload,
} from './picture-upload.ts';
export type { ReadablePicture, ScreenPicture } from './read-picture.ts';
