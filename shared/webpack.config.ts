import { createGalleryBuild } from 'build/gallery';

export default createGalleryBuild(import.meta.dirname);
