import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pickNetworkEnv } from './support/run-command.ts';

it('a command of a test reaches the registry of packages as this machine does, and gets nothing else', () => {
  const network = {
    NODE_EXTRA_CA_CERTS: '/etc/ssl/private.pem',
    SSL_CERT_FILE: '/etc/ssl/private.pem',
    HTTPS_PROXY: 'http://proxy:3128',
    no_proxy: 'localhost',
    npm_config_registry: 'https://npm.example.com/',
    NPM_CONFIG_CAFILE: '/etc/ssl/private.pem',
  };
  const others = {
    DATABASE_URL: 'postgres://shop@localhost/shop',
    RELEASE_TOKEN: 'release_1',
    npm_config_local_prefix: '/srv/shop',
    npm_config_workspace: 'api',
  };
  assert.deepEqual(pickNetworkEnv({ ...network, ...others }), network);
});
