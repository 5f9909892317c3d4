import { runCommand } from '../machines/run-command.ts';
import { superuserUrl } from '../servers/patroni.ts';

/** Reads rows of the shop's database from the current primary. */
export function query<Row>(select: string): Row[] {
  const json = runCommand(
    'psql',
    superuserUrl('shop'),
    '-qAtc',
    `select coalesce(json_agg(found), '[]') from (${select}) as found`,
  );
  return JSON.parse(json) as Row[];
}
