import { executeStaffCommand } from './run-staff-command.ts';

/** Removes a lost second factor: `npm run staff:reset-factor -- someone@example.com`. */
await executeStaffCommand(async () => {
  const [email] = process.argv.slice(2);
  if (email === undefined)
    throw new Error('Usage: npm run staff:reset-factor -- someone@example.com');
  return { kind: 'reset-factor', email };
});
