/** The decoded text of a CSV file, or a sentence that explains why the file cannot be read. */
export type DecodedFile = { text: string } | { problem: string };

const startsWith = (bytes: Buffer, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Decodes UTF-8 and UTF-16, with or without a byte order mark. Returns a problem for other
 * encodings, workbooks and binary files.
 */
export function decodeFile(bytes: Buffer): DecodedFile {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return { problem: workbookProblem };
  const encoding = detectEncoding(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? { problem: binaryProblem } : { text };
  } catch {
    return { problem: encodingProblem };
  }
}

function detectEncoding(bytes: Buffer): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  // Detects UTF-16 by the zero bytes of the first two characters. The headings are ASCII, and an
  // ASCII character has one zero byte in UTF-16.
  if (bytes[1] === 0 && bytes[3] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[2] === 0) return 'utf-16be';
  return 'utf-8';
}

const workbookProblem =
  'File: it is a workbook. In the spreadsheet, choose ‘Save as’ and ‘CSV UTF-8’.';

const binaryProblem = 'File: it is no CSV file. Please choose one that was saved as ‘CSV UTF-8’.';

const encodingProblem =
  'File: its characters are not UTF-8, but probably those of an older Windows program. Please save it as ‘CSV UTF-8’.';
