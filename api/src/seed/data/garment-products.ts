import type { SeedProduct } from '../seed-types.ts';
import { createSeedProduct } from './product.ts';

const cleaning = { serviceid: 1, gender: 'bridal', status: true };
const preservation = { serviceid: 2, gender: 'preservation', status: true };
const occasion = { serviceid: 6, gender: 'occasion', status: true };

/** Prices are in pence. */
export const garmentProducts: readonly SeedProduct[] = [
  createSeedProduct(
    cleaning,
    1,
    'Tea-Length Dress Clean',
    14500,
    'Knee to calf length, no train',
    'A short or tea-length wedding dress inspected, spot-treated, cleaned by hand and pressed.',
  ),
  createSeedProduct(
    cleaning,
    2,
    'Full-Length Dress Clean',
    19500,
    'Floor length, up to three skirt layers',
    'A full-length wedding dress cleaned by hand, with hem and underarm treatment and a careful press.',
  ),
  createSeedProduct(
    cleaning,
    3,
    'Dress with Train Clean',
    23500,
    'Floor length, train up to 1.5 m',
    'For dresses that swept the aisle: train and hem treated by hand, then the whole dress cleaned and pressed.',
  ),
  createSeedProduct(
    cleaning,
    4,
    'Beaded and Couture Dress Clean',
    32500,
    'Any length, hand-beaded or silk',
    'Beaded, embroidered and silk dresses, tested seam by seam and cleaned entirely by hand.',
  ),
  createSeedProduct(
    cleaning,
    5,
    'Veil Clean',
    6500,
    'Up to 3 m, plain, lace or beaded',
    'Veils of tulle, lace or silk, cleaned flat and steamed until they float again.',
  ),
  createSeedProduct(
    preservation,
    10,
    'Tea-Length Dress Preservation',
    21500,
    'Knee to calf length, no train',
    'A tea-length dress cleaned by hand and preserved in acid-free tissue, boxed or hanging.',
  ),
  createSeedProduct(
    preservation,
    11,
    'Full-Length Dress Preservation',
    27500,
    'Floor length, up to three skirt layers',
    'A full-length dress cleaned by hand and preserved with acid-free tissue through every fold.',
  ),
  createSeedProduct(
    preservation,
    12,
    'Dress with Train Preservation',
    31500,
    'Floor length, train up to 1.5 m',
    'Dress and train cleaned by hand, folded without a hard crease and preserved for decades.',
  ),
  createSeedProduct(
    preservation,
    13,
    'Beaded and Couture Dress Preservation',
    39500,
    'Any length, hand-beaded or silk',
    'Beadwork padded, silk interleaved, every layer supported: preservation for dresses that took months to make.',
  ),
  createSeedProduct(
    preservation,
    14,
    'Veil and Accessories Preservation',
    9500,
    'One veil with shoes, gloves or garter',
    'The small things kept well: veil, shoes, gloves or garter cleaned and boxed together.',
  ),
  createSeedProduct(
    occasion,
    20,
    'Bridesmaid Dress Clean',
    4800,
    'Any length, unbeaded',
    'Bridesmaid dresses cleaned and pressed, ready for the next party.',
  ),
  createSeedProduct(
    occasion,
    21,
    'Evening Gown Clean',
    6200,
    'Floor length, light beading included',
    'Evening gowns in silk, velvet or chiffon, treated by hand where it matters.',
  ),
  createSeedProduct(
    occasion,
    22,
    'Morning Suit Clean',
    4400,
    'Coat, waistcoat and trousers',
    'A three-piece morning suit cleaned, steamed and pressed on the tailor’s block.',
  ),
  createSeedProduct(
    occasion,
    23,
    'Christening Gown Clean',
    5800,
    'Gown with bonnet or shawl',
    'Christening gowns old and new, cleaned in soft water and finished by hand.',
  ),
];
