import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { endAllPrograms } from '../program.ts';
import { openShop } from '../shop.ts';
import { measureGoodput } from './measure-goodput.ts';
import { measureMemory } from './measure-memory.ts';
import { replaceSection } from './replace-section.ts';
import { renderSections } from './report.ts';

/**
 * Measures the good responses of an overloaded shop, and its memory during requests for many
 * invented paths. Prints the tables. `--write` also replaces the measured tables in
 * `docs/overload-benchmark.md`. Linux only.
 */
const { values: options } = parseArgs({
  options: {
    /** Duration of each load in s. With 0, the good responses are not measured. */
    seconds: { type: 'string', default: '10' },
    /** Number of requests for invented paths. With 0, the memory is not measured. */
    requests: { type: 'string', default: '500000' },
    write: { type: 'boolean', default: false },
  },
});
const durationMs = Number(options.seconds) * 1000;
const maxRequests = Number(options.requests);
const shop = await openShop({ TRUST_PROXY: 'loopback' });
try {
  const goodput = durationMs > 0 ? await measureGoodput(shop, durationMs) : null;
  const memory = maxRequests > 0 ? await measureMemory(shop, maxRequests) : [];
  const sections = renderSections({ goodput, memory });
  for (const { text } of sections) console.log(`${text}\n`);
  if (options.write) {
    const file = new URL('../../../docs/overload-benchmark.md', import.meta.url);
    const document = sections.reduce(
      (page, { name, text }) => replaceSection(page, name, text),
      await readFile(file, 'utf8'),
    );
    const { code } = await format('overload-benchmark.md', document);
    await writeFile(file, code);
  }
} finally {
  await endAllPrograms();
  await shop.removeData();
}
