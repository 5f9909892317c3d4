/**
 * The rows that an empty catalogue is filled with (specification §3). Names follow the wire, with
 * two exceptions: amounts are integer pence, and a product's pictures are a list, which the seed
 * stores as the JSON text `{"picture0": "…"}`. Pictures are file names in `api/images`.
 */

interface Meta {
  meta_title: string;
  meta_keywords: string;
  meta_description: string;
}

/** `type` is 'garment' for what we clean and '' for the rest; `delivery` is a delivery option's id. */
export interface SeedService extends Meta {
  id: number;
  name: string;
  slug: string;
  picture: string;
  priority: number;
  isHome: boolean;
  hasSubservices: boolean;
  type: 'garment' | '';
  delivery: number;
}

export interface SeedSubservice {
  id: number;
  serviceid: number;
  name: string;
  picture: string;
}

/** Our texts on a product: sentences, in the order in which they are shown (decision 56). */
export interface SeedDetails {
  included: readonly string[];
  turnaround: string;
  steps: readonly string[];
}

/** `price` in pence; `description` is read after 'Size: '; `gender` groups the add-ons (decision 12). */
export interface SeedProduct extends Meta {
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
 * `amount` in pence; `groups` are the genders and sub-service names that offer the add-on; `about` is the line that
 * explains it.
 */
export interface SeedPackage {
  id: number;
  name: string;
  amount: number;
  groups: readonly string[];
  about: string;
}

/** `delivery_charge` in pence. */
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
