import { executeStaffCommand } from './run-staff-command.ts';

/**
 * The command `npm run staff:reset-factor -- someone@example.com` removes the second factor of a
 * colleague, who may have lost the authenticator app.
 */
await executeStaffCommand(async () => {
  const [email] = process.argv.slice(2);
  if (email === undefined)
    throw new Error('Usage: npm run staff:reset-factor -- someone@example.com');
  return { kind: 'reset-factor', email };
});
