import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Quick build script for tests of the build cache. The script writes only one file. */
export const QUICK_BUILD =
  "node -e \"fs.mkdirSync('dist', { recursive: true }); fs.writeFileSync('dist/mf-manifest.json', '{}')\"";

/** Adds a remote with the page `/${name}` to a copy of the repository. */
export function addTinyRemote(repository: string, build = 'webpack', name = 'tiny'): void {
  const contentTsconfig = readFileSync(join(repository, 'content-mfe/tsconfig.json'), 'utf8');
  const tsconfig = contentTsconfig.replaceAll('content-mfe', `${name}-mfe`);
  const contents = { ...createFiles(build, name), 'tsconfig.json': tsconfig };
  for (const [file, content] of Object.entries(contents)) {
    const path = join(repository, `${name}-mfe`, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

const createFiles = (build: string, name: string) => ({
  'package.json': {
    name: `${name}-mfe`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { build },
    dependencies: { react: '19.3.1' },
    peerDependencies: { shared: '^5.0.0' },
    devDependencies: { build: '^1.0.0', shared: '^5.0.0' },
  },
  'remote.json': {
    name,
    about: 'a page that says hello',
    devPort: 3008,
    budgets: { js: 20_000, css: 1_000 },
    exposes: { './routes': './src/routes.tsx' },
    routes: [{ path: `/${name}` }],
  },
  'webpack.config.ts': `import { createRemoteBuild } from 'build/remote';

export default createRemoteBuild(import.meta.dirname);
`,
  'src/routes.tsx': `import type { ReactNode } from 'react';
import type { RemoteRoute } from 'shared/slots';
import { Hello } from './hello';

const page = (path: string, content: ReactNode): RemoteRoute => ({
  path,
  element: <div data-remote="${name}">{content}</div>,
});

export const routes: RemoteRoute[] = [page('/${name}', <Hello />)];
`,
  'src/hello.tsx': `import { formatMoney } from 'shared/format';

export const Hello = () => <h1>A tiny remote for {formatMoney(500)}</h1>;
`,
  'src/hello.test.tsx': `import { render, screen } from '@testing-library/react';
import { Hello } from './hello';

it('says where one is', () => {
  render(<Hello />);
  expect(screen.getByRole('heading', { name: 'A tiny remote for £5.00' })).toBeVisible();
});
`,
});
