export { uploadPicture } from '@rangmala/shared/pictures';
