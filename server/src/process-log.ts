import { type LevelWithSilent, type Logger, pino } from 'pino';

export const createProcessLog = (name: string, level: LevelWithSilent): Logger =>
  pino({ name, level }, process.stdout);
