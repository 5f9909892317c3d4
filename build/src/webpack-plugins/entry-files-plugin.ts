import type { Compiler } from 'webpack';

/** Writes `entry.json`, the list of files that `edge` links, preloads or inlines in each page. */
export class EntryFilesPlugin {
  private readonly inline: readonly string[];
  private readonly overlay: string;

  /**
   * @param inline Names of the inline scripts.
   * @param overlay Name of the script that only staff get.
   */
  constructor(inline: readonly string[], overlay: string) {
    this.inline = inline;
    this.overlay = overlay;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EntryFilesPlugin', stage: 5000 }, () => {
        const entry = compilation.entrypoints.get('main');
        const initialFiles = entry?.getFiles() ?? [];
        const listChunkFiles = (names: string[]) =>
          [...compilation.chunks]
            .filter(({ name, id }) => names.includes(String(name ?? id)))
            .flatMap((chunk) => [...chunk.files])
            .filter((file) => !file.endsWith('.map'));
        const files = [...new Set([...initialFiles, ...listChunkFiles(FIRST_CHUNKS)])];
        const entryFiles = {
          js: initialFiles.filter((file) => file.endsWith('.js')),
          preload: files.filter((file) => file.endsWith('.js') && !initialFiles.includes(file)),
          http: listChunkFiles([HTTP_CLIENT]),
          css: files.filter((file) => file.endsWith('.css')),
          inline: this.inline,
          overlay: this.overlay,
          // False, because no script of this build adds `style` elements. The page's security
          // policy can therefore refuse such elements.
          addsStyleElements: false,
          fonts: Object.keys(compilation.assets)
            .filter((file) => file.endsWith('.woff2'))
            .sort(),
        };
        compilation.emitAsset(
          'entry.json',
          new compiler.webpack.sources.RawSource(JSON.stringify(entryFiles)),
        );
      });
    });
  }
}

/**
 * Chunks that the browser needs before it can render any page. These chunks contain the shell's own
 * styles.
 */
const FIRST_CHUNKS = ['page', 'shell'];

/** Chunk with the HTTP client. Only pages whose data the browser must fetch preload this chunk. */
const HTTP_CLIENT = 'later-http';
