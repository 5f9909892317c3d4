import { createInterface } from 'node:readline/promises';
import { executeStaffCommand } from './run-staff-command.ts';

/**
 * The command `npm run staff:add -- someone@example.com [role]` adds a staff member, or sets a new
 * password of an existing one. Reads the password from the first line of stdin.
 */
await executeStaffCommand(async () => {
  const [email, role] = process.argv.slice(2);
  if (email === undefined)
    throw new Error('Usage: npm run staff:add -- someone@example.com [owner|manager|staff]');
  return { kind: 'add', email, role, password: await readPassword() };
});

async function readPassword(): Promise<string> {
  const input = createInterface({ input: process.stdin });
  if (process.stdin.isTTY) process.stderr.write('Password of at least 11 characters: ');
  const { value } = await input[Symbol.asyncIterator]().next();
  input.close();
  return String(value ?? '');
}
