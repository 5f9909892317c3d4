import { defineLazyComponent } from '../../lazy/lazy-component';
import type { PhotoPickersProps } from './photo-pickers';

const LazyPickers = defineLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "later-photo-upload" */ './photo-pickers')).PhotoPickers,
);

/** Buttons that upload photos. Their code is loaded when they are rendered. */
export const PhotoUpload = (props: PhotoPickersProps) => (
  <LazyPickers isNeeded componentProps={props} />
);
