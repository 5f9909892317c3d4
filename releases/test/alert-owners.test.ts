import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readAlertOwners } from '../src/alerts/alert-owners.ts';
import { temporaryFolder } from './support/builds.ts';

describe('the file of owners', () => {
  const file = join(temporaryFolder(), 'owners.json');
  const KEY = Buffer.alloc(32, 7).toString('base64');
  const url = 'https://hooks.example.com/shop';
  const secret = `whsec_${KEY}`;

  const faults: [fault: string, content: unknown, message: RegExp][] = [
    ['is a list', [KEY], /at 'its top': must be an object that has owners/],
    ['is a text', KEY, /at 'its top': must be an object that has owners/],
    ['has a text as owner', { catalogue: KEY }, /at 'catalogue': .*'mail', 'webhook' or both/],
    ['has a key of no meaning', { catalogue: { slack: KEY } }, /'catalogue\.slack': .*'mail'/],
    ['has a number as mail', { catalogue: { mail: 5 } }, /'catalogue\.mail': must be a string/],
    [
      'has a text as webhook',
      { catalogue: { webhook: secret } },
      /'catalogue\.webhook': .*'url', 'secret' and/,
    ],
    ...(
      [
        ['has no address', { secret }, /'catalogue\.webhook\.url': .*'url', 'secret' and nothing/],
        ['has no secret', { url }, /'catalogue\.webhook\.secret': .*'url', 'secret' and nothing/],
        ['has a short secret', { url, secret: 'whsec_c2hvcnQ=' }, /secret': .*24 to 64 bytes/],
        ['has a secret with a space', { url, secret: `${secret} ` }, /secret': .*base64/],
        ['has a secret of another alphabet', { url, secret: `whsec_${'-_'.repeat(20)}` }, /base64/],
        [
          'has an address with a password',
          { url: 'https://a:b@example.com', secret },
          /no password/,
        ],
      ] as const
    ).map(
      ([fault, webhook, message]) =>
        [fault, { catalogue: { webhook } }, message] satisfies [string, unknown, RegExp],
    ),
  ];
  for (const [fault, content, expected] of faults)
    it(`is refused without its content if it ${fault}`, () => {
      writeFileSync(file, JSON.stringify(content));
      assert.throws(
        () => readAlertOwners(file),
        ({ message }: Error) =>
          /^RELEASE_OWNERS /.test(message) && expected.test(message) && !message.includes(KEY),
      );
    });

  it('is refused if it cannot be read', () => {
    const missingFile = join(temporaryFolder(), 'none');
    assert.throws(() => readAlertOwners(missingFile), /RELEASE_OWNERS .*\(ENOENT\)/);
    writeFileSync(file, `{ "catalogue": ${KEY} }`);
    assert.throws(() => readAlertOwners(file), /RELEASE_OWNERS names a file that is no JSON\.$/);
  });
});
