import { readCapacity } from '../catalog/move-capacity.ts';
import { getLineArea, type ServiceArea } from '../catalog/service-area.ts';
import type { Pence } from '../values/pence.ts';
import type { Id } from '../values/readers.ts';

/** A move at a fixed price, whose capacity is known. */
export interface MovePackage {
  productid: Id;
  name: string;
  description: string;
  price: Pence;
  litres: number;
  /** Area in which the price counts. */
  area: ServiceArea;
  path: string;
}

interface MoveService {
  id: Id;
  slug: string;
  /** Undefined for a backend without areas. */
  area?: string | undefined;
}

interface MoveProduct {
  id: Id;
  name: string;
  slug: string;
  description: string;
  price: Pence;
}

/**
 * Largest number of services whose products are read. A shop has one or two services that move
 * homes.
 */
const MAX_SERVICES = 3;

/**
 * Returns the products of home-moving services whose capacity is known, the smallest first. Reads
 * all products of these services, because the API has no call for these products alone.
 */
export async function readMovePackages<Service extends MoveService>(
  moveServices: readonly Service[],
  readProducts: (service: Service) => Promise<readonly MoveProduct[]>,
): Promise<MovePackage[]> {
  const services = moveServices.filter(({ slug }) => slug !== '').slice(0, MAX_SERVICES);
  const packageLists = await Promise.all(
    services.map(async (service) =>
      (await readProducts(service)).flatMap((product) => toMovePackages(product, service)),
    ),
  );
  return packageLists.flat().toSorted((first, second) => first.litres - second.litres);
}

function toMovePackages(product: MoveProduct, service: MoveService): MovePackage[] {
  const { id, name, slug, description, price } = product;
  const litres = readCapacity(product);
  if (litres === null || slug === '') return [];
  const path = `/${encodeURIComponent(service.slug)}/${encodeURIComponent(slug)}`;
  // A backend without areas sells moves within London, as the shop's texts say.
  const area = getLineArea(service.area ?? '', 'move') ?? 'anywhere';
  return [{ productid: id, name, description, price, litres, area, path }];
}
