import type { StoredState } from '../support/flows/stored-state.ts';
import { createOwnBasket } from '../support/flows/create-own-basket.ts';
import { owner } from '../support/staff/colleagues.ts';
import { callBackend, createGuest, toStoredState } from '../support/flows/shoppers.ts';
import type { Route } from './routes.ts';
import type { Variant } from './variants/variants.ts';

/**
 * Returns the entries of local storage that a page needs, such as a basket or a signed-in guest.
 */
export async function createStoredState(
  variant: Variant,
  { name, requiredState }: Route,
): Promise<StoredState> {
  if (!requiredState) return {};
  if (requiredState === 'staff') {
    const { userid, refreshtoken, role, permissions } = await callBackend<{
      userid: { id: number };
      refreshtoken: string;
      role: string;
      permissions: string[];
    }>(variant, 'admin/userlogin', { body: owner });
    return { user: { id: userid.id, role, permissions }, token: refreshtoken };
  }
  const basket = await createOwnBasket(variant, [{ slug: 'removal-kit-a', quantity: 1 }]);
  if (requiredState === 'basket') return basket;
  return { ...basket, ...toStoredState(await createGuest(variant, `bench-${name}@example.com`)) };
}
