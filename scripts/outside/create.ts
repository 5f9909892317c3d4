import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

/** Files that the folder may contain before the remote is created. */
const ALLOWED_FILES = ['.git', 'node_modules', 'package-lock.json'];

/** Name of a team, as the release record takes it. */
const OWNER = /^\P{C}{1,60}$/u;

const scriptFolder = import.meta.dirname;

/**
 * Creates a remote in an empty folder. The folder's name without '-mfe' is the remote's name.
 * `--owner` names the team that gets its alerts. Without it, the command asks, or takes the remote's
 * name if nobody can answer.
 */
try {
  const { values, positionals } = parseArgs({
    options: { owner: { type: 'string' } },
    allowPositionals: true,
  });
  const folder = resolve(positionals[0] ?? '.');
  const name = basename(folder).replace(/-mfe$/, '');
  if (!/^[a-z][a-z0-9]{0,39}$/.test(name))
    throw new Error(`Name the folder like 'gifts' or 'gifts-mfe': '${name}' is no remote's name.`);
  mkdirSync(folder, { recursive: true });
  const otherFiles = readdirSync(folder).filter((file) => !ALLOWED_FILES.includes(file));
  if (otherFiles.length > 0)
    throw new Error(`${folder} is not empty: it contains ${otherFiles.join(', ')}.`);
  const owner = values.owner?.trim() || (await askForOwner()) || name;
  if (!OWNER.test(owner)) throw new Error("--owner takes a team's name of up to 60 characters.");
  writeRemote(folder, name, owner);
  console.log(`${name} of ${owner} is created. Next: npm install, then npm run check.`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

async function askForOwner(): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Which team owns it and gets its alerts? ');
  terminal.close();
  return answer.trim();
}

function writeRemote(folder: string, name: string, owner: string): void {
  cpSync(join(scriptFolder, 'packages'), join(folder, 'packages'), { recursive: true });
  const title = name.replace(/^./, (letter) => letter.toUpperCase());
  const rename = (text: string) => text.replaceAll('sample', name).replaceAll('Sample', title);
  const template = join(scriptFolder, 'template');
  const paths = readdirSync(template, { recursive: true, withFileTypes: true });
  for (const { parentPath, name: file } of paths.filter((entry) => entry.isFile())) {
    const subfolder = join(folder, parentPath.slice(template.length));
    mkdirSync(subfolder, { recursive: true });
    const text = readFileSync(join(parentPath, file), 'utf8');
    writeFileSync(join(subfolder, rename(file)), rename(text));
  }
  const remoteFile = join(folder, 'remote.json');
  const remote = JSON.parse(readFileSync(remoteFile, 'utf8')) as object;
  writeFileSync(remoteFile, `${JSON.stringify({ ...remote, owner }, null, 2)}\n`);
  // npm leaves a file named .gitignore out of a package, so the template has the file without the
  // dot.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
}
