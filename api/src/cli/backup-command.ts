import type { Manifest } from '../backup/archive/manifest.ts';

/**
 * Folder in which the operator ran npm. Relative paths in a command are relative to this folder.
 */
export const callerFolder = process.env['INIT_CWD'] ?? process.cwd();

export const formatBytes = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

export const describeCounts = ({ counts }: Manifest): string =>
  `${counts.orders} orders, ${counts.accounts} accounts, ${counts.pictures} pictures and ${counts.releases} releases`;

/**
 * Runs a command. If the command fails, prints only the error's message and sets the exit code 1.
 */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exitCode = 1;
  }
}
