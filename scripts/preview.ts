import { preview } from './commands/preview.ts';
import { runShopCommand } from './commands/run-shop-command.ts';

await runShopCommand('preview', preview);
