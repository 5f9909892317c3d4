import type { SeedProduct } from '../seed-types.ts';
import { createSeedProduct } from './product.ts';

const removals = { serviceid: 5, gender: 'removals', status: true };
const curtains = { serviceid: 7, gender: 'soft-furnishings', status: true };
const storage = { serviceid: 8, gender: 'storage', status: false };

/** Prices are in pence. */
export const homeProducts: readonly SeedProduct[] = [
  createSeedProduct(
    removals,
    50,
    'Van and Crew, Half Day',
    22000,
    'Four hours, two movers, one Luton van',
    'Half a day with a Luton van and two careful movers, within Greater London.',
  ),
  createSeedProduct(
    removals,
    51,
    'One-Bedroom Move',
    39500,
    'Up to 17 cubic metres, two movers',
    'A studio or one-bedroom flat moved in a day, furniture wrapped in blankets.',
  ),
  createSeedProduct(
    removals,
    52,
    'Two-Bedroom Move',
    64000,
    'Up to 30 cubic metres, three movers',
    'A two-bedroom home moved in a day by three movers and a 7.5-tonne lorry.',
  ),
  createSeedProduct(
    removals,
    53,
    'Family House Move',
    98000,
    'Up to 55 cubic metres, four movers',
    'A house of three to four bedrooms, moved by four movers and two lorries.',
  ),
  createSeedProduct(
    curtains,
    60,
    'Unlined Curtains Clean',
    3600,
    'One pair, drop up to 2.4 m',
    'A pair of unlined curtains or voiles, cleaned and pressed to length.',
  ),
  createSeedProduct(
    curtains,
    61,
    'Lined Curtains Clean',
    5800,
    'One pair, drop up to 2.4 m',
    'A pair of lined or interlined curtains, cleaned at low temperature so that they keep their drop.',
  ),
  createSeedProduct(
    curtains,
    62,
    'Roman Blind Clean',
    3200,
    'One blind, up to 1.8 m wide',
    'A roman blind cleaned with its rods and cords removed, then refitted.',
  ),
  createSeedProduct(
    storage,
    65,
    'Storage Locker, Four Weeks',
    3800,
    '1.5 square metres, about 15 boxes',
    'A clean, alarmed locker in our London warehouse for about fifteen boxes.',
  ),
  createSeedProduct(
    storage,
    66,
    'Storage Room, Four Weeks',
    12900,
    '7 square metres, a one-bedroom flat',
    'A dry, alarmed room in our London warehouse that takes the contents of a one-bedroom flat.',
  ),
  createSeedProduct(
    storage,
    67,
    'Large Storage Room, Four Weeks',
    22900,
    '14 square metres, a three-bedroom house',
    'Room for a three-bedroom house in our London warehouse, dry, alarmed and on the ground floor.',
  ),
];
