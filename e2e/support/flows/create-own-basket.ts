import type { StoredState } from './stored-state.ts';
import { callBackend } from './shoppers.ts';

/** A line of a basket. `slug` is the slug of a product in the seed data. */
export interface BasketItem {
  slug: string;
  quantity: number;
  /** Chosen add-ons. Only the add-on with id 1 can be 'personalised'. */
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

const toPence = (pounds: number) => Math.round(pounds * 100);

/**
 * Returns a basket with the current prices of the shop's own catalogue, in the format of local
 * storage (amounts in pence).
 */
export async function createOwnBasket(
  shop: { url: string },
  items: BasketItem[],
): Promise<StoredState> {
  const lines = await Promise.all(items.map((item) => createLines(shop, item)));
  return {
    cart: lines.map(({ line }) => line),
    packages: lines.flatMap(({ packages }) => packages),
    personalised: lines.flatMap(({ personalised }) => personalised),
    checkoutstatus: 1,
  };
}

async function createLines(shop: { url: string }, { slug, quantity, addons = [] }: BasketItem) {
  const { data: product } = await callBackend<{ data: Product }>(
    shop,
    `users/getproductbyslug/${slug}`,
  );
  const offeredAddons =
    addons.length === 0
      ? []
      : (await callBackend<{ data: Addon[] }>(shop, `users/getpackages/${product.gender}`)).data;
  const chosenAddons = [...addons]
    .sort((a, b) => a.id - b.id)
    .map(({ id, option }) => {
      const addon = offeredAddons.find((offeredAddon) => offeredAddon.id === id);
      if (!addon) throw new Error(`${product.name} has no add-on ${id}.`);
      return {
        id,
        name: addon.name,
        amount: option === 'personalised' ? 55 : addon.amount,
        option,
      };
    });
  const packages = JSON.stringify(chosenAddons);
  const addonLines = chosenAddons.map(({ id, name, amount, option }) => ({
    option,
    line: {
      id,
      productid: product.id,
      ustring: packages,
      name,
      amount: toPence(amount),
      cartquantity: quantity,
      cartamount: toPence(amount) * quantity,
    },
  }));
  const { id, name, description, serviceid, gender, status, image } = product;
  return {
    line: {
      id,
      productid: id,
      name,
      slug,
      description,
      serviceid,
      gender,
      image,
      packages,
      status: Boolean(status),
      meta_title: '',
      meta_keywords: '',
      meta_description: '',
      price: toPence(product.price),
      cartquantity: quantity,
      cartamount: toPence(product.price) * quantity,
    },
    packages: addonLines.filter(({ option }) => option === 'standard').map(({ line }) => line),
    personalised: addonLines
      .filter(({ option }) => option === 'personalised')
      .map(({ line }) => line),
  };
}
