import { showHistory } from './commands/history.ts';
import { runShopCommand } from './commands/run-shop-command.ts';

await runShopCommand('history', showHistory);
