import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { openShop } from './shop.ts';

const folder = join(import.meta.dirname, '../../.cache/e2e');

/**
 * Starts a shop once and keeps its data folder as a template for the tests' shops. The template
 * contains released builds and a seeded database, so that the tests' shops start fast. The tests'
 * shops share the folder of converted pictures.
 */
export default async function globalSetup(): Promise<void> {
  const template = join(folder, 'template');
  const pictures = join(folder, 'pictures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(template, { recursive: true });
  mkdirSync(pictures);
  symlinkSync(pictures, join(template, 'images'));
  await (await openShop(template)).stop();
  process.env['SHOP_TEMPLATE'] = template;
}
