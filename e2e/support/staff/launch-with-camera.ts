import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { encodeQR } from 'qr';

/** Size of the camera's picture in px. */
const [WIDTH, HEIGHT] = [640, 480];

/** Size of a square of the code in px. */
const SQUARE = 8;

const [BLACK, GREY, WHITE] = [20, 150, 235];

/** Launches a browser whose camera shows the QR code of a text, and which permits the camera. */
export async function launchWithCamera(text: string): Promise<Browser> {
  const file = join(await mkdtemp(join(tmpdir(), 'camera-')), 'label.y4m');
  await writeFile(file, createVideo(text));
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
}

/** Returns a video in the format YUV4MPEG2 with one frame, which the browser repeats. */
function createVideo(text: string): Buffer {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const size = rows.length * SQUARE;
  const [left, top] = [(WIDTH - size) >> 1, (HEIGHT - size) >> 1];
  const pixels = Buffer.alloc(WIDTH * HEIGHT, GREY);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const isDark = rows[Math.floor(y / SQUARE)]?.[Math.floor(x / SQUARE)] ?? false;
      pixels[(top + y) * WIDTH + left + x] = isDark ? BLACK : WHITE;
    }
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const header = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  return Buffer.concat([Buffer.from(header), pixels, colours]);
}
