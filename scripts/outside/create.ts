import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Files that the folder may contain before the remote is created. */
const ALLOWED_FILES = ['.git', 'node_modules', 'package-lock.json'];

const scriptFolder = import.meta.dirname;

/** Creates a remote in an empty folder. The folder's name without '-mfe' is the remote's name. */
try {
  const folder = resolve(process.argv[2] ?? '.');
  const name = basename(folder).replace(/-mfe$/, '');
  if (!/^[a-z][a-z0-9]{0,39}$/.test(name))
    throw new Error(`Name the folder like 'gifts' or 'gifts-mfe': '${name}' is no remote's name.`);
  mkdirSync(folder, { recursive: true });
  const otherFiles = readdirSync(folder).filter((file) => !ALLOWED_FILES.includes(file));
  if (otherFiles.length > 0)
    throw new Error(`${folder} is not empty: it contains ${otherFiles.join(', ')}.`);
  writeRemote(folder, name);
  console.log(`${name} is created. Next: npm install, then npm run check.`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

function writeRemote(folder: string, name: string): void {
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
  // npm leaves a file named .gitignore out of a package, so the template has the file without the
  // dot.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
}
