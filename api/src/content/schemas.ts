import { Type } from 'typebox';
import { pictureTexts } from '../catalog/records/schemas.ts';

export const Banner = Type.Object({
  title: Type.String(),
  tagline: Type.String(),
  picture: Type.String({ description: 'An image file. Some backends have none.' }),
  ...pictureTexts,
});

export const AboutUs = Type.Object({
  picture: Type.String(),
  description: Type.String(),
  ...pictureTexts,
});

export const FitCheckEntry = Type.Object({
  id: Type.Integer(),
  picture: Type.String(),
  url: Type.String(),
  url_label: Type.String(),
  ...pictureTexts,
});

export const FeaturedProduct = Type.Object({ productid: Type.Integer() });
