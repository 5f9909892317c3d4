import type { Kept } from './kept.ts';
import { ask } from './shoppers.ts';

/** A product for a basket of the shop's own catalogue. */
export interface Wanted {
  slug: string;
  quantity: number;
  /** Add-ons by id. 'personalised' is for add-on 1 only. */
  addons?: { id: number; option: 'standard' | 'personalised' }[];
}

export interface Product {
  id: number;
  name: string;
  slug: string;
  price: number;
  description: string;
  serviceid: number;
  gender: string;
  status: number;
  image: string;
}

export interface Addon {
  id: number;
  name: string;
  amount: number;
}

const pence = (pounds: number) => Math.round(pounds * 100);

/** Returns a basket in the format of local storage (amounts in pence), at the catalogue's prices. */
export async function ownBasket(shop: { url: string }, wanted: Wanted[]): Promise<Kept> {
  const lines = await Promise.all(wanted.map((each) => lineOf(shop, each)));
  return {
    cart: lines.map(({ line }) => line),
    packages: lines.flatMap(({ packages }) => packages),
    personalised: lines.flatMap(({ personalised }) => personalised),
    checkoutstatus: 1,
  };
}

async function lineOf(shop: { url: string }, { slug, quantity, addons = [] }: Wanted) {
  const { data: product } = await ask<{ data: Product }>(shop, `users/getproductbyslug/${slug}`);
  const offered =
    addons.length === 0
      ? []
      : (await ask<{ data: Addon[] }>(shop, `users/getpackages/${product.gender}`)).data;
  const chosen = [...addons]
    .sort((a, b) => a.id - b.id)
    .map(({ id, option }) => {
      const addon = offered.find((each) => each.id === id);
      if (!addon) throw new Error(`${product.name} has no add-on ${id}.`);
      return {
        id,
        name: addon.name,
        amount: option === 'personalised' ? 55 : addon.amount,
        option,
      };
    });
  const packages = JSON.stringify(chosen);
  const addonLines = chosen.map(({ id, name, amount, option }) => ({
    option,
    line: {
      ...{ id, productid: product.id, ustring: packages, name, amount: pence(amount) },
      cartquantity: quantity,
      cartamount: pence(amount) * quantity,
    },
  }));
  const { id, name, description, serviceid, gender, status, image } = product;
  return {
    line: {
      ...{ id, productid: id, name, slug, description, serviceid, gender, image, packages },
      ...{ status: Boolean(status), meta_title: '', meta_keywords: '', meta_description: '' },
      price: pence(product.price),
      cartquantity: quantity,
      cartamount: pence(product.price) * quantity,
    },
    packages: addonLines.filter(({ option }) => option === 'standard').map(({ line }) => line),
    personalised: addonLines
      .filter(({ option }) => option === 'personalised')
      .map(({ line }) => line),
  };
}
