import { showStatus } from './commands/status.ts';
import { runShopCommand } from './commands/run-shop-command.ts';

await runShopCommand('status', showStatus);
