import { create, type Font } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Fonts of the documents, which are embedded. They have Latin, Greek and Cyrillic letters. */
const fontFiles = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
} as const;

export type FontName = keyof typeof fontFiles;

export type Fonts = Record<FontName, Font>;

let fonts: Promise<Fonts> | undefined;

/** Returns the parsed fonts. Parsing takes longer than a document, so it happens once. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= readFonts();
  return fonts;
}

const readFonts = async (): Promise<Fonts> => ({
  regular: await readFont('regular'),
  bold: await readFont('bold'),
});

async function readFont(name: FontName): Promise<Font> {
  const file = fileURLToPath(import.meta.resolve(fontFiles[name]));
  const font = create(await readFile(file));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`);
  return font;
}
