import { writeFileSync } from 'node:fs';
import { PRODUCT_DOCUMENT, updateRouteTable } from './update-route-table.ts';

/** Updates the table of routes in `docs/product.md`. */
writeFileSync(PRODUCT_DOCUMENT, await updateRouteTable());
