import { writeFileSync } from 'node:fs';
import { PRODUCT_DOCUMENT, updateRouteTable } from './route-table.ts';

/** Writes the table of routes in `docs/product.md`. */
writeFileSync(PRODUCT_DOCUMENT, await updateRouteTable());
