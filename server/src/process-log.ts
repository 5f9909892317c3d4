import { type LevelWithSilent, type Logger, pino } from 'pino';

/** The log of a process that serves nothing itself, in the form of the servers' logs. */
export const processLog = (name: string, level: LevelWithSilent): Logger =>
  pino({ name, level }, process.stdout);
