import type { Compiler } from 'webpack';

/** Lists the files that the page needs first, in `entry.json`: what `edge` links, preloads and inlines. */
export class EntryFilesPlugin {
  private readonly inline: readonly string[];

  /** @param inline Scripts that stand in the page itself. */
  constructor(inline: readonly string[]) {
    this.inline = inline;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EntryFilesPlugin', stage: 5000 }, () => {
        const entry = compilation.entrypoints.get('main');
        const initial = entry?.getFiles() ?? [];
        const later = [...compilation.chunks]
          .filter(({ name, id }) => FIRST_CHUNKS.includes(String(name ?? id)))
          .flatMap((chunk) => [...chunk.files]);
        const files = [...new Set([...initial, ...later])].filter((file) => !file.endsWith('.map'));
        const listed = {
          js: initial.filter((file) => file.endsWith('.js')),
          preload: files.filter((file) => file.endsWith('.js') && !initial.includes(file)),
          css: files.filter((file) => file.endsWith('.css')),
          inline: this.inline,
          // Sorted: whichever was read first comes first.
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

/** What runs before the first page is there, and the shell's own styles, behind its asynchronous border. */
const FIRST_CHUNKS = ['page', 'shell'];
