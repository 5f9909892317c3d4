import { shellBuild } from '../shared/build/shell.ts';

export default shellBuild(import.meta.dirname);
