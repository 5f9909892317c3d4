import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { openShop } from './shop.ts';

const folder = join(import.meta.dirname, '../../.cache/e2e');

/**
 * Opens a shop once and keeps its data as a template: the tests' shops begin as copies of it, with
 * builds published, database migrated and seeded. They share the pictures that one of them converted.
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
