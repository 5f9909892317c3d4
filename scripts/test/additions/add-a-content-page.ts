import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addFile, listTouchedFiles, readTask, replaceText, run } from './copy.ts';

const PAGE = `import { PageHead } from 'shared/router';
import { Page, PageHeader } from 'shared/ui';

export const ReturnsPage = () => (
  <Page width="text">
    <PageHead title="Returns" canonical="/returns" description="How to return packing materials." />
    <PageHeader title="Returns" intro="Send back what you have not used." />
  </Page>
);
`;

const VISIT = '{ "path": "/returns", "sees": "Send back" }';

describe('a new content page', () => {
  it('touches the files that CONTRIBUTING.md lists, and no other', () => {
    addFile('content-mfe/src/returns/returns-page.tsx', PAGE);
    replaceText(
      'content-mfe/src/routes.tsx',
      'import { TermsPage }',
      "import { ReturnsPage } from './returns/returns-page';\n$&",
    );
    replaceText(
      'content-mfe/src/routes.tsx',
      "createRoute('/contact'",
      "createRoute('/returns', <ReturnsPage />),\n  $&",
    );
    replaceText('content-mfe/remote.json', '{ "path": "/about" }', '$&, { "path": "/returns" }');
    replaceText('content-mfe/test/stand-in.json', '"visits": [', `$&${VISIT},`);
    run('npm', '--silent', 'run', 'routes');
    const { written, generated } = readTask('a content page');
    assert.deepEqual(
      listTouchedFiles(['content-mfe', 'contract', 'shared', 'shell', 'docs']).toSorted(),
      [...written, ...generated].map((file) => file.replace('PAGE', 'returns')).toSorted(),
    );
  });

  it('is checked by types and by the test of mock backends', () => {
    run('node', 'scripts/typecheck.mjs', 'content-mfe');
    run('node', '--test', '--test-name-pattern', 'content-mfe', 'edge/test/mock-backends.test.ts');
  });
});
