import { type LevelWithSilent, type Logger, pino } from 'pino';

/** Logs in the servers' format, for a process that is no server. */
export const createProcessLog = (name: string, level: LevelWithSilent): Logger =>
  pino({ name, level }, process.stdout);
