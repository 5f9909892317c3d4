import { executeStaffCommand } from './run-staff-command.ts';

/**
 * Removes the second factor of a colleague who has lost it: `npm run staff:reset-factor --
 * someone@example.com`.
 */
await executeStaffCommand(async () => {
  const [email] = process.argv.slice(2);
  if (email === undefined)
    throw new Error('Usage: npm run staff:reset-factor -- someone@example.com');
  return { kind: 'reset-factor', email };
});
