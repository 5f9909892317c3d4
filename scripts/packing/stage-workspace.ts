import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { resolveFolder } from '../packages.mjs';
import { describeExports, listDependencies, readPackageFile } from './package-file.ts';
import { transpileFolder } from './transpile.ts';

interface PackedWorkspace {
  name: 'build' | 'contract' | 'shared';
  /** Whether the package contains its TypeScript sources. Type bundles of remotes include them. */
  areSourcesPacked: boolean;
  /** Published files outside `src`, relative to the workspace. */
  files: string[];
  excluded: RegExp;
  /**
   * Libraries that the package needs although no packed module imports them, such as webpack
   * loaders.
   */
  tools: string[];
  /**
   * Additional fields of package.json. `shared` has no `type`, so that webpack resolves its
   * imports, which have no file extension.
   */
  fields: string[];
}

export const packedWorkspaces: PackedWorkspace[] = [
  {
    name: 'contract',
    areSourcesPacked: true,
    files: [],
    excluded: /\.test\.tsx?$|^testing\//,
    tools: [],
    fields: ['type', 'sideEffects'],
  },
  {
    name: 'shared',
    areSourcesPacked: false,
    files: ['jest-environment.mjs', 'jest-preset.mjs'],
    excluded: /\.test\.tsx?$|^gallery|subset-fonts/,
    tools: [],
    fields: ['sideEffects'],
  },
  {
    name: 'build',
    areSourcesPacked: false,
    files: [],
    excluded:
      /\.test\.tsx?$|^(create-(shell-build|single-bundle)|development\/create-gallery-build)\.ts$/,
    tools: ['ts-loader', 'css-loader', 'style-loader', 'react-refresh'],
    fields: ['type'],
  },
];

/**
 * Writes the published files of a workspace to `target`, ready for `npm pack`. Needs the
 * declarations that `tsc -b` emits.
 */
export function stageWorkspace(workspace: PackedWorkspace, target: string): void {
  const { name, areSourcesPacked, files, excluded, tools, fields } = workspace;
  const folder = resolveFolder(name);
  const packageFile = readPackageFile(folder);
  const modules = transpileFolder(
    {
      source: join(folder, 'src'),
      target: join(target, 'src'),
      declarations: areSourcesPacked ? null : resolveFolder(`.cache/types/${name}/src`),
    },
    (path) => excluded.test(path),
  );
  for (const file of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(folder, file), join(target, file));
  }
  const exports = Object.fromEntries(
    Object.entries(packageFile.exports ?? {}).filter(
      ([, file]) => !excluded.test(file.replace('./src/', '')),
    ),
  );
  for (const file of Object.values(exports).filter((path) => /tsconfig\.\w+\.json$/.test(path)))
    writeJson(join(target, file), readFlatTsconfig(join(folder, file)));
  writeJson(join(target, 'package.json'), {
    name,
    version: packageFile.version,
    license: 'UNLICENSED',
    ...Object.fromEntries(fields.map((field) => [field, packageFile[field]])),
    exports: describeExports(exports, areSourcesPacked),
    dependencies: listDependencies([...modules, ...tools], packageFile),
  });
  if (name === 'build')
    writeJson(join(target, 'tsconfig.pages.json'), {
      ...readFlatTsconfig(join(folder, 'tsconfig.pages.json')),
      // Lists one file, because TypeScript refuses an empty `files` in a configuration that extends
      // no other one.
      files: ['src/create-remote-build.d.ts'],
    });
}

export const writeJson = (path: string, content: unknown): void =>
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);

/**
 * Returns a TypeScript configuration with the compiler options of all configurations that it
 * extends, because a package does not contain those files.
 */
function readFlatTsconfig(path: string): Omit<TsconfigFile, 'extends'> {
  const { config, error } = ts.readConfigFile(path, (file) => readFileSync(file, 'utf8'));
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, ' '));
  const { extends: base, compilerOptions, ...rest } = config as TsconfigFile;
  const options = base ? readFlatTsconfig(join(dirname(path), base)).compilerOptions : {};
  return { compilerOptions: { ...options, ...compilerOptions }, ...rest };
}

interface TsconfigFile {
  extends?: string;
  compilerOptions?: Record<string, unknown>;
}
