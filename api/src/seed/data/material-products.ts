import { kitDescriptions } from 'contract/catalog/kit-descriptions';
import { formatKitSize, kits } from 'contract/catalog/kits';
import type { SeedProduct } from '../seed-types.ts';
import { createSeedProduct } from './product.ts';

const kitGroup = { serviceid: 3, gender: 'kit', status: false };
const materials = { serviceid: 4, gender: 'materials', status: false };

/** Prices are in pence. The prices of the three kits are fixed. */
export const materialProducts: readonly SeedProduct[] = [
  ...kits.map((kit) =>
    createSeedProduct(
      kitGroup,
      kit.id,
      kit.name,
      kit.price,
      formatKitSize(kit),
      kitDescriptions[kit.letter],
    ),
  ),
  createSeedProduct(
    materials,
    30,
    'Removal Boxes, Pack of 10',
    3200,
    '458 x 305 x 304 mm, double-wall',
    'Ten double-wall removal boxes, delivered flat, strong enough for books.',
  ),
  createSeedProduct(
    materials,
    31,
    'Wardrobe Carton with Rail',
    1650,
    '508 x 457 x 1,016 mm, with steel rail',
    'Clothes travel on their hangers: a tall carton with a steel rail that fits at the top.',
  ),
  createSeedProduct(
    materials,
    32,
    'Bubble Wrap Roll',
    1450,
    '500 mm x 50 m, small bubble',
    'Fifty metres of small-bubble wrap for glass, frames and screens.',
  ),
  createSeedProduct(
    materials,
    33,
    'Packing Paper',
    1600,
    '500 x 750 mm, 10 kg',
    'Clean, ink-free paper for china and glass: about 550 sheets.',
  ),
  createSeedProduct(
    materials,
    34,
    'Packing Tape, Six Rolls',
    1200,
    '48 mm x 66 m, low noise',
    'Six rolls of strong, low-noise tape: enough for about ninety boxes.',
  ),
  createSeedProduct(
    materials,
    35,
    'Mattress Cover, Double',
    750,
    '1,400 x 2,150 x 250 mm',
    'A heavy, breathable cover that keeps a double mattress dry and clean on the way.',
  ),
  createSeedProduct(
    materials,
    36,
    'Furniture Blankets, Pack of 5',
    3200,
    '1,500 x 2,000 mm, quilted',
    'The quilted blankets that our crews wrap around tables, mirrors and pianos.',
  ),
  createSeedProduct(
    materials,
    37,
    'Acid-Free Tissue, 200 Sheets',
    1800,
    '500 x 750 mm, unbuffered',
    'Unbuffered, acid-free tissue for silk, lace and christening gowns.',
  ),
  createSeedProduct(
    materials,
    38,
    'Dress Preservation Box',
    4500,
    '760 x 510 x 200 mm, acid-free',
    'The acid-free box that we use ourselves, with tissue and cotton ribbon, for a dress you fold at home.',
  ),
];
