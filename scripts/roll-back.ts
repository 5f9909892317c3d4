import { rollBack } from './commands/roll-back.ts';
import { runShopCommand } from './commands/run-shop-command.ts';

await runShopCommand('rollback', rollBack);
