import { sql } from 'drizzle-orm';
import { garmentPhotos, garments } from '../garments/records/tables.ts';
import type { RetentionRule } from './retention-rule.ts';

/** Deletions of garments. What belongs to a garment alone is deleted with it. */
export const garmentRetention: readonly RetentionRule[] = [
  {
    description: 'Photos of garments that were handed over, with their files',
    days: 365,
    startText: 'the hand-over',
    startsAt: sql`(select handed_over_at from ${garments} where ${garments.id} = ${garmentPhotos.garmentid})`,
    primaryKey: [garmentPhotos.id],
  },
  {
    description:
      'Tickets of garments that were handed over, with their findings, signature and history',
    days: 730,
    startText: 'the hand-over',
    startsAt: garments.handedOverAt,
    primaryKey: [garments.id],
  },
];
