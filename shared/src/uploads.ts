export { shrinkPhoto, type ShrunkPhoto } from './uploads/shrink-photo';
export { uploadFile } from './uploads/upload-file';
