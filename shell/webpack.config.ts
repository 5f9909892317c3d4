import { shellBuild } from 'build/shell';

export default shellBuild(import.meta.dirname);
