import { type LevelWithSilent, type Logger, pino } from 'pino';

/**
 * Writes all console output as JSON log lines in production, so that the log has one format. Call
 * this function before other code, because libraries print too.
 */
export function redirectConsoleToJsonLog(processName: string): void {
  if (process.env['NODE_ENV'] !== 'production') return;
  const { console: printer } = globalThis;
  const log = createProcessLog(processName, 'info');
  const levels = {
    log: 'info',
    info: 'info',
    debug: 'debug',
    warn: 'warn',
    error: 'error',
  } as const;
  for (const [method, level] of Object.entries(levels)) {
    printer[method as keyof typeof levels] = (...args: unknown[]) => {
      const text = args
        .filter((part) => !isObject(part))
        .join(' ')
        .trim();
      const failure = args.find(isObject);
      if (text || failure)
        log[level]({ ...(failure && { failure }) }, text || 'the process failed');
    };
  }
  // Removes Node's own listener, because it prints plain lines.
  process.removeAllListeners('warning');
  process.on('warning', ({ name: type, message }) => log.warn({ type }, message));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const createProcessLog = (name: string, level: LevelWithSilent): Logger =>
  pino({ name, level }, process.stdout);
