import type { SeedFitCheckEntry } from '../seed-types.ts';

const entry = (id: number, name: string, url_label: string): SeedFitCheckEntry => ({
  id,
  picture: `fitcheck-${name}.svg`,
  url: `https://example.com/fitcheck/${name}`,
  url_label,
});

/** The fit-check gallery. Pictures are 4:5, and the addresses are examples. */
export const fitCheck: readonly SeedFitCheckEntry[] = [
  entry(1, 'window-light', 'Morning light, an hour to go'),
  entry(2, 'mannequin', 'Back from cleaning'),
  entry(3, 'folded-in-tissue', 'Folded for the years ahead'),
  entry(4, 'lace-veil', 'The cathedral veil'),
  entry(5, 'button-back', 'A row of silk buttons'),
  entry(6, 'long-train', 'A train worth saving'),
  entry(7, 'shoes-and-bouquet', 'Shoes, saved too'),
  entry(8, 'tea-length', 'A registry-office classic'),
  entry(9, 'bridesmaids', 'Three in sage'),
];
