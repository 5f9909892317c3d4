import { Type } from 'typebox';

export const Banner = Type.Object({
  title: Type.String(),
  tagline: Type.String(),
  picture: Type.String({ description: 'An image file. Some backends have none.' }),
});

export const AboutUs = Type.Object({ picture: Type.String(), description: Type.String() });

export const FitCheckEntry = Type.Object({
  id: Type.Integer(),
  picture: Type.String(),
  url: Type.String(),
  url_label: Type.String(),
});

export const FeaturedProduct = Type.Object({ productid: Type.Integer() });
