import { listMissingParts } from 'api/going-live';
import { readSetUp } from './read-set-up.ts';
import { exitIfHelpWanted } from './command-line/help.mjs';

/**
 * Prints which parts of the installation are missing. Exits with code 1 if an essential part is
 * missing.
 */
exitIfHelpWanted('doctor');
try {
  const missingParts = listMissingParts(await readSetUp(process.env, console.warn));
  for (const { name, isEssential, consequence } of missingParts)
    console.log(`${isEssential ? 'essential' : 'advised'.padEnd(9)}  ${name}: ${consequence}`);
  console.log(
    missingParts.length === 0
      ? 'Everything is set up.'
      : '\ndocs/operate/before-going-live.md says what to do about each line.',
  );
  if (missingParts.some(({ isEssential }) => isEssential)) process.exitCode = 1;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
