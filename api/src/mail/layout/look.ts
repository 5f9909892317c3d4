/** Colours and types of the shop, as in the tokens of its pages; mail programs know no custom properties. */
export const colours = {
  ivory: '#f7f3ec',
  paper: '#fffdf9',
  stone: '#e7dfd2',
  ink: '#1f2a2e',
  soft: '#55605f',
  green: '#23423b',
  brassLine: '#b98f4a',
} as const;

export const sans = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const serif = "Georgia,'Times New Roman',serif";

/** Px on both sides of everything that stands in a mail. */
export const EDGE = 24;

/** A heading within a mail. */
export const heading = (html: string) =>
  `<mj-text padding="14px ${EDGE}px 6px"><h2 style="margin:0;font-family:${serif};font-weight:normal;font-size:20px;line-height:1.25">${html}</h2></mj-text>`;
