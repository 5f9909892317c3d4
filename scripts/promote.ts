import { promote } from './commands/promote.ts';
import { runShopCommand } from './commands/run-shop-command.ts';

await runShopCommand('promote', promote);
