import { join } from 'node:path';
import { s3Credentials } from '../../../server/test/support/s3-counterpart.ts';
import type { Machine } from '../machines/machine.ts';
import { Program } from '../machines/program.ts';
import { ips, ports } from './addresses.ts';

const program = (file: string) => [
  process.execPath,
  join(import.meta.dirname, '../programs', file),
];

/** Settings of every process that uses the store. */
export const storeSettings = {
  RELEASE_STORE: 's3://releases/shop',
  AWS_ENDPOINT_URL_S3: `http://${ips.store}:${ports.store}`,
  AWS_REGION: 'eu-west-2',
  AWS_ACCESS_KEY_ID: s3Credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey,
};

export const createObjectStore = (machine: Machine, logFolder: string): Program =>
  new Program({
    name: 'object-store',
    machine,
    command: [
      ...program('serve-objects.ts'),
      join(machine.disk, 'objects'),
      machine.ip,
      String(ports.store),
    ],
    logFolder,
  });

/** File with one line for each accepted mail. */
export const acceptedMailsFile = (machine: Machine) => join(machine.disk, 'accepted.txt');

export const createMailServer = (machine: Machine, logFolder: string): Program =>
  new Program({
    name: 'mail-server',
    machine,
    command: [
      ...program('serve-mail.ts'),
      acceptedMailsFile(machine),
      machine.ip,
      String(ports.mail),
    ],
    logFolder,
  });
