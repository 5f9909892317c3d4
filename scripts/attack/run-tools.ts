import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Tool {
  name: string;
  command: string;
  args: string[];
  /** Time limit of the tool, in ms. */
  timeoutMs: number;
  /** Returns what the tool has found, or null. */
  readFinding(output: string): string | null;
}

export interface ToolResult {
  name: string;
  end: 'ended' | 'ended by its time limit' | 'not installed' | 'failed';
  finding: string | null;
}

const MS_PER_S = 1_000;
/** Time in s that wapiti gets beyond `seconds` to write its report before it is killed. */
const GRACE_S = 30;
/** Longest run of the tool slowhttptest, in s. */
const SLOW_S = 60;

/**
 * Returns all tools with their arguments for the shop at `origin`. A tool is killed after
 * `seconds`, and wapiti `GRACE_S` later.
 */
export const listTools = (origin: string, folder: string, seconds: number): Tool[] => [
  createWapiti(origin, folder, seconds),
  ...[
    { what: 'read', args: [`${origin}/api/users/getsubservices/1*`] },
    { what: 'search', args: [`${origin}/api/users/getproductbyslug/removal-kit-a*`] },
    {
      what: 'sign-in',
      args: [
        `${origin}/api/admin/userlogin`,
        ...['--data', '{"username":"a@example.com","password":"x"}'],
      ],
    },
  ].map(({ what, args }): Tool => ({
    name: `sqlmap ${what}`,
    command: 'sqlmap',
    args: [
      ...['--url', ...args, '--batch', '--level', '2', '--risk', '2', '--threads', '4'],
      ...['--ignore-code', '400,401,404', '--flush-session'],
      ...['--output-dir', join(folder, `sqlmap-${what}`)],
    ],
    timeoutMs: seconds * MS_PER_S,
    readFinding: findLine(/is vulnerable|identified the following injection point/),
  })),
  ...[
    { what: 'headers', flag: '-H' },
    { what: 'bodies', flag: '-B' },
    { what: 'reading', flag: '-X' },
  ].map(({ what, flag }): Tool => ({
    name: `slowhttptest ${what}`,
    command: 'slowhttptest',
    args: [
      ...[flag, '-c', '400', '-r', '100', '-i', '10', '-p', '3', '-u', `${origin}/`],
      ...['-l', String(Math.min(seconds, SLOW_S))],
    ],
    timeoutMs: seconds * MS_PER_S,
    readFinding: findLine(/service available:\s+NO/),
  })),
];

function createWapiti(origin: string, folder: string, seconds: number): Tool {
  const file = join(folder, 'wapiti.json');
  return {
    name: 'wapiti',
    command: 'wapiti',
    args: [
      ...['--url', `${origin}/`, '--scope', 'folder', '--flush-session', '--no-bugreport'],
      ...['--max-scan-time', String(Math.round(seconds / 2)), '--max-attack-time', '30'],
      ...['--depth', '3', '--store-session', folder, '--format', 'json', '--output', file],
    ],
    timeoutMs: (seconds + GRACE_S) * MS_PER_S,
    readFinding: () =>
      existsSync(file) ? summariseWapiti(readFileSync(file, 'utf8')) : 'no report',
  };
}

interface WapitiFinding {
  info: string;
}

/**
 * Security headers that the shop deliberately omits. `frame-ancestors` replaces X-Frame-Options,
 * and browsers have removed X-XSS-Protection. Strict-Transport-Security needs https, which a shop
 * on loopback lacks.
 */
const ACCEPTED_FINDINGS = /X-Frame-Options|X-XSS-Protection|Strict-Transport-Security/;

/**
 * Returns one line with the findings by kind, without `ACCEPTED_FINDINGS`. Returns null if no
 * finding is left.
 */
function summariseWapiti(report: string): string | null {
  const { vulnerabilities, anomalies } = JSON.parse(report) as Record<
    'vulnerabilities' | 'anomalies',
    Record<string, WapitiFinding[]>
  >;
  const counts = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(
    ([kind, findings]) => {
      const faults = findings.filter(({ info }) => !ACCEPTED_FINDINGS.test(info));
      return faults.length > 0 ? [`${kind}: ${faults.map(({ info }) => info).join('; ')}`] : [];
    },
  );
  return counts.length > 0 ? counts.join(', ') : null;
}

/**
 * Returns a function that finds the first line of a tool's output that matches `pattern`. The
 * function removes colour codes, and splits at carriage returns, because progress lines overwrite
 * each other.
 */
const findLine = (pattern: RegExp) => (output: string) =>
  stripVTControlCharacters(output)
    .split(/[\r\n]+/)
    .find((line) => pattern.test(line)) ?? null;

/** Runs a tool and writes its output to a file that is named after the tool. */
export function runTool(tool: Tool, folder: string): ToolResult {
  const { name, command, args, timeoutMs, readFinding } = tool;
  const { stdout, stderr, error, signal, status } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: timeoutMs,
    maxBuffer: 64 * 2 ** 20,
  });
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOENT') return { name, end: 'not installed', finding: null };
  const output = `${stdout}${stderr}`;
  writeFileSync(join(folder, `${name.replace(' ', '-')}.log`), output);
  const hasTimedOut = signal !== null || code === 'ETIMEDOUT';
  const end = hasTimedOut ? 'ended by its time limit' : status === 0 ? 'ended' : 'failed';
  return { name, end, finding: readFinding(output) };
}
