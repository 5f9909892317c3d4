import { startS3 } from '../../../server/test/support/s3-counterpart.ts';
import { FolderMap } from './folder-map.ts';

/** Starts the S3 store of the tests: `serve-objects.ts FOLDER HOST PORT`. */
const [folder = '', host = '', port = ''] = process.argv.slice(2);
await startS3({ objects: new FolderMap(folder), host, port: Number(port) });
