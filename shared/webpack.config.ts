import { galleryBuild } from 'build/gallery';

export default galleryBuild(import.meta.dirname);
