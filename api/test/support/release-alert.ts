/** Facts of an alert, as the release service writes them and mails contain them. */
export const alertFacts = {
  type: 'release.rolled_back',
  package: 'catalog',
  version: '1.2.0-3f9c2a1b',
  liveVersion: '1.1.0-8d1e0c77',
  isAutomatic: true,
  reason: 'It failed in browsers.',
};
