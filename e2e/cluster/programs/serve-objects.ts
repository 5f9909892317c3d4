import { startS3 } from '../../../server/test/support/s3-counterpart.ts';
import { FolderMap } from './folder-map.ts';

/** Serves the counterpart of an S3 store: `serve-objects.ts FOLDER HOST PORT`. */
const [folder = '', host = '', port = ''] = process.argv.slice(2);
await startS3({ objects: new FolderMap(folder), host, port: Number(port) });
