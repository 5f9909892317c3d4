/**
 * Usage text of each command. `packages` stands for the names of packages, or is '' in a remote's own
 * repository.
 * @type {Record<string, (packages: string) => string>}
 */
const usages = {
  alerts: () => 'npm run alerts -- [--json]',
  build: () => 'npm run build -- [--projects catalog-mfe,staff-mfe]',
  check: (packages) =>
    packages === ''
      ? 'npm run check'
      : `npm run check -- [${packages}] [--since COMMIT] [--long] [--repeat 10] [--busy] [--slow 5]`,
  contract: () => 'npm run contract -- [RELEASE-FOLDER]',
  dev: (packages) =>
    `npm run dev -- [${packages}${packages === '' ? '' : '] ['}--against https://shop.example] [--port 3000]${packages === '' ? '' : ' [--alone]'}`,
  differences: (packages) => `npm run differences -- ${packages} [--from VERSION] [--to VERSION]`,
  doctor: () => 'npm run doctor',
  history: (packages) => `npm run history -- [${packages}]`,
  outside: () => 'npm run outside -- list | allow REMOTE [--why TEXT] | forbid REMOTE',
  pack: () => 'npm run pack -- [FOLDER]',
  preview: (packages) => `npm run preview -- ${packages} [--version VERSION]`,
  promote: (packages) =>
    `npm run promote -- [--when-healthy 30m] [--watch 60s] [--why TEXT]\nnpm run promote -- --from https://staging.example [${packages}] [--watch 60s] [--why TEXT]`,
  release: (packages) =>
    `npm run release -- ${packages} [--preview] [--to 20%] [--watch 60s] [--why TEXT]${packages === '' ? '' : ' [--unseen]'}`,
  rollback: (packages) =>
    `npm run rollback -- ${packages} [--to VERSION] [--watch 60s] [--why TEXT] [--failing]`,
  start: () => 'npm start',
  status: () => 'npm run status -- [--json]',
  token: () =>
    "npm run token -- add catalog-mfe [more] --for 'catalogue team' [--days 90]\nnpm run token -- add --remote gifts --for 'gift team'    a remote of another repository\nnpm run token -- list\nnpm run token -- revoke ID",
};

const SHOP_NOTE =
  'RELEASE_TO and RELEASE_TOKEN select a running shop, and so does --shop https://shop.example.';

/** Commands that RELEASE_TO points at a running shop. */
const SHOP_COMMANDS = [
  ...['alerts', 'contract', 'differences', 'history', 'preview', 'promote', 'release', 'rollback'],
  'status',
];

/**
 * Returns the usage text of a command, by its name after 'npm run'.
 * @param {string} name
 * @param {string} [packages]
 */
export function describeUsage(name, packages = 'PACKAGE') {
  const usage = usages[name]?.(packages)
    .replaceAll(' []', '')
    .replace(/ --$/, '')
    .replaceAll(/ {2,}(?=\[)/g, ' ');
  return SHOP_COMMANDS.includes(name) ? `${usage}\n${SHOP_NOTE}` : `${usage}`;
}

/** @param {string[]} args */
export const isHelpWanted = (args) => args.includes('--help') || args.includes('-h');

/**
 * Prints how the command is called and ends it, if its arguments ask for that.
 * @param {string} name
 */
export function exitIfHelpWanted(name) {
  if (!isHelpWanted(process.argv.slice(2))) return;
  console.log(describeUsage(name));
  process.exit(0);
}
