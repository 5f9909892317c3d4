import { garmentPhotos } from './garments/records/tables.ts';
import type { PhotoTable } from './photos/tables.ts';
import { quotePhotos } from './quotes/records/tables.ts';
import { jobPhotos } from './work/crew/tables.ts';

/** All tables of private photos. The files of photos that none of them names are deleted. */
export const photoTables: readonly PhotoTable[] = [quotePhotos, jobPhotos, garmentPhotos];
