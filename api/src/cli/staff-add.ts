import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { executeStaffCommand } from './run-staff-command.ts';

/**
 * The command `npm run staff:add -- someone@example.com [role]` adds a staff member, or sets a new
 * password of an existing one. Reads the password from the first line of stdin. On a terminal, the
 * password is not shown.
 */
await executeStaffCommand(async () => {
  const [email, role] = process.argv.slice(2);
  if (email === undefined)
    throw new Error('Usage: npm run staff:add -- someone@example.com [owner|manager|staff]');
  return { kind: 'add', email, role, password: await readPassword() };
});

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) return askWithoutEcho('Password of at least 11 characters: ');
  const input = createInterface({ input: process.stdin });
  const { value } = await input[Symbol.asyncIterator]().next();
  input.close();
  return String(value ?? '');
}

async function askWithoutEcho(question: string): Promise<string> {
  process.stderr.write(question);
  // A terminal that is read line by line shows what is typed. Readline reads each key instead, and
  // writes what is typed to `output`.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: process.stdin, output, terminal: true });
  const typedText = await new Promise<string>((resolve, reject) => {
    input.once('line', resolve);
    input.once('SIGINT', () => reject(new Error('No password was typed.')));
    input.once('close', () => reject(new Error('No password was typed.')));
  });
  input.close();
  process.stderr.write('\n');
  return typedText;
}
