import { palette } from './palette.ts';

/** The shop's mark, a box: in the browser's tab, and where somebody keeps the shop among their apps. */
const box = `<path d="M9 12l7-4 7 4v9l-7 4-7-4z" fill="none" stroke="${palette.ivory}" stroke-width="1.8" stroke-linejoin="round"/><path d="M9 12l7 4 7-4M16 16v9" fill="none" stroke="${palette.blush}" stroke-width="1.8" stroke-linejoin="round"/>`;

const svg = (ground: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${drawing}</svg>\n`;

const whole = `<rect width="32" height="32" fill="${palette.green}"/>`;

/** On a square with round corners. */
export const mark = svg(`<rect width="32" height="32" rx="7" fill="${palette.green}"/>`, box);

/** To the edges: the phone itself cuts the corners; what counts is within the middle four fifths. */
export const fullMark = svg(whole, box);

/** The icons by file name: the drawing, and the width in px. */
export const icons: Readonly<Record<string, { drawing: string; width: number }>> = {
  'icon-192.png': { drawing: mark, width: 192 },
  'icon-512.png': { drawing: mark, width: 512 },
  'icon-maskable-512.png': { drawing: fullMark, width: 512 },
  'apple-touch-icon.png': { drawing: fullMark, width: 180 },
};
