import { showAlerts } from './commands/alerts.ts';
import { runShopCommand } from './commands/run-shop-command.ts';

await runShopCommand('alerts', showAlerts);
