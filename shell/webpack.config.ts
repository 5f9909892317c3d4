import { createShellBuild } from 'build/shell';

export default createShellBuild(import.meta.dirname);
