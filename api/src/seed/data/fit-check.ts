import type { SeedFitCheckEntry } from '../seed-types.ts';

const createEntry = (id: number, name: string, url_label: string): SeedFitCheckEntry => ({
  id,
  picture: `fitcheck-${name}.svg`,
  url: `https://example.com/fitcheck/${name}`,
  url_label,
});

/** Pictures have the ratio 4:5, and the linked URLs are examples. */
export const fitCheck: readonly SeedFitCheckEntry[] = [
  createEntry(1, 'window-light', 'Morning light, an hour to go'),
  createEntry(2, 'mannequin', 'Back from cleaning'),
  createEntry(3, 'folded-in-tissue', 'Folded for the years ahead'),
  createEntry(4, 'lace-veil', 'The cathedral veil'),
  createEntry(5, 'button-back', 'A row of silk buttons'),
  createEntry(6, 'long-train', 'A train worth saving'),
  createEntry(7, 'shoes-and-bouquet', 'Shoes, saved too'),
  createEntry(8, 'tea-length', 'A registry-office classic'),
  createEntry(9, 'bridesmaids', 'Three in sage'),
];
