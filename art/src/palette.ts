/** The colours of the series: the shop's tokens and a few tints between them. */
export const palette = {
  ivory: '#f7f3ec',
  paper: '#fffdf9',
  stone: '#e7dfd2',
  sand: '#d8ccb9',
  clay: '#bfae96',
  ink: '#1f2a2e',
  green: '#23423b',
  moss: '#3b5d53',
  sage: '#8ea597',
  mist: '#b9c8bd',
  blush: '#e6c9bf',
  rose: '#b8746a',
  brass: '#b08a4a',
  gold: '#d3b67c',
  kraft: '#c49a6c',
  kraftLight: '#d8b68c',
  kraftDark: '#9a7247',
  sky: '#cfdde0',
  slate: '#5d6f73',
} as const;

/** The cloths that dresses are cut from: light, body, fold and lace line. */
export interface Cloth {
  light: string;
  base: string;
  shade: string;
  deep: string;
  line: string;
}

export const cloths = {
  ivory: { light: '#fffefb', base: '#f8f2e7', shade: '#e3d7c4', deep: '#c9b89f', line: '#cab89c' },
  blush: { light: '#faece6', base: '#efd8cf', shade: '#dcb9ad', deep: '#c3978a', line: '#b98778' },
  champagne: {
    light: '#fbf3e2',
    base: '#efe0c5',
    shade: '#d9c39c',
    deep: '#b99d6c',
    line: '#ad8f5b',
  },
  sage: { light: '#b7c8bc', base: '#9cb2a4', shade: '#7f978a', deep: '#62796d', line: '#5a7165' },
  green: { light: '#47695f', base: '#2f5249', shade: '#23423b', deep: '#17302a', line: '#5f8176' },
  rose: { light: '#d59a90', base: '#c2837a', shade: '#a9685f', deep: '#8a5049', line: '#8a5049' },
} as const satisfies Record<string, Cloth>;
