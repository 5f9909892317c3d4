import type { ServiceKind } from 'contract/catalog/fulfilment';

/**
 * Types of the seed data for an empty catalogue. The fields have the names and types of the API
 * with two exceptions. Amounts are integer pence. Products have a list of pictures, which the
 * database stores as JSON text `{"picture0": "…"}`. Each picture is the name of a file in
 * `api/images`.
 */

interface MetaFields {
  meta_title: string;
  meta_keywords: string;
  meta_description: string;
}

/**
 * `type` is 'garment' for services that clean garments, otherwise ''. `delivery` is the id of a
 * delivery option.
 */
export interface SeedService extends MetaFields {
  id: number;
  name: string;
  slug: string;
  picture: string;
  priority: number;
  isHome: boolean;
  hasSubservices: boolean;
  kind: ServiceKind;
  type: 'garment' | '';
  delivery: number;
}

export interface SeedSubservice {
  id: number;
  serviceid: number;
  name: string;
  picture: string;
}

/**
 * `price` is in pence. `description` is the text after 'Size: ' on pages. `gender` selects the
 * add-ons.
 */
export interface SeedProduct extends MetaFields {
  id: number;
  serviceid: number;
  name: string;
  slug: string;
  price: number;
  description: string;
  gender: string;
  status: boolean;
  pictures: readonly string[];
}

/**
 * `amount` is in pence. `groups` are the genders and sub-services that offer the add-on. `about`
 * explains the add-on in one line.
 */
export interface SeedPackage {
  id: number;
  name: string;
  amount: number;
  groups: readonly string[];
  about: string;
}

/** `delivery_charge` is in pence. */
export interface SeedDeliveryCharge {
  id: number;
  name: string;
  delivery_charge: number;
}

export interface SeedBanner {
  id: number;
  title: string;
  tagline: string;
  picture: string;
}

export interface SeedAbout {
  picture: string;
  description: string;
}

export interface SeedFitCheckEntry {
  id: number;
  picture: string;
  url: string;
  url_label: string;
}

export interface SeedFeaturedProduct {
  id: number;
  productid: number;
}
