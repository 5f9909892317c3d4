import { type LevelWithSilent, type Logger, pino } from 'pino';

/** Returns a logger for a process that is no server, in the format of the servers' logs. */
export const createProcessLog = (name: string, level: LevelWithSilent): Logger =>
  pino({ name, level }, process.stdout);
