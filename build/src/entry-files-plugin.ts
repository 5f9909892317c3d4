import type { Compiler } from 'webpack';

/** Writes `entry.json`, the list of files that `edge` links, preloads or inlines in each page. */
export class EntryFilesPlugin {
  private readonly inline: readonly string[];

  /** @param inline Names of the inline scripts. */
  constructor(inline: readonly string[]) {
    this.inline = inline;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EntryFilesPlugin', stage: 5000 }, () => {
        const entry = compilation.entrypoints.get('main');
        const initial = entry?.getFiles() ?? [];
        const filesOf = (names: string[]) =>
          [...compilation.chunks]
            .filter(({ name, id }) => names.includes(String(name ?? id)))
            .flatMap((chunk) => [...chunk.files])
            .filter((file) => !file.endsWith('.map'));
        const files = [...new Set([...initial, ...filesOf(FIRST_CHUNKS)])];
        const listed = {
          js: initial.filter((file) => file.endsWith('.js')),
          preload: files.filter((file) => file.endsWith('.js') && !initial.includes(file)),
          http: filesOf([HTTP_CLIENT]),
          css: files.filter((file) => file.endsWith('.css')),
          inline: this.inline,
          // Sorted, because the order of assets varies between builds.
          fonts: Object.keys(compilation.assets)
            .filter((file) => file.endsWith('.woff2'))
            .sort(),
        };
        compilation.emitAsset(
          'entry.json',
          new compiler.webpack.sources.RawSource(JSON.stringify(listed)),
        );
      });
    });
  }
}

/**
 * Chunks that each page needs before it renders, with the shell's own styles. The entry imports
 * them dynamically.
 */
const FIRST_CHUNKS = ['page', 'shell'];

/** Chunk of the HTTP client. Pages preload it if only the browser may read their data. */
const HTTP_CLIENT = 'later-http';
