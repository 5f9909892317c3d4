import { showDifferences } from './commands/differences.ts';
import { runShopCommand } from './commands/run-shop-command.ts';

await runShopCommand('differences', showDifferences);
