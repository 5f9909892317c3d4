import { createRemoteBuild } from 'build/remote';

export default createRemoteBuild(import.meta.dirname);
