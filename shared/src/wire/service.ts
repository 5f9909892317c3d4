import * as v from 'valibot';
import { flag, id, text, whole } from './readers';

/** A service of the firm (specification §3). `delivery` is the chosen delivery option's id. */
export const serviceSchema = v.object({
  id,
  name: text,
  picture: text,
  slug: text,
  priority: whole,
  isHome: flag,
  hasSubservices: flag,
  type: text,
  meta_title: text,
  meta_keywords: text,
  meta_description: text,
  delivery: v.nullish(v.union([id, v.literal('')]), null),
});

export type Service = v.InferOutput<typeof serviceSchema>;

/** A sub-service: name and picture (specification §3). */
export const subserviceSchema = v.object({ name: text, picture: text });

export type Subservice = v.InferOutput<typeof subserviceSchema>;
