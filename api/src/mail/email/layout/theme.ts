/** Colours of the shop's pages, as constants because email programs lack CSS custom properties. */
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

/** Horizontal padding of an email's content, in px. */
export const HORIZONTAL_PADDING = 24;

/** Renders a heading within an email. `html` must be escaped. */
export const renderHeading = (html: string) =>
  `<mj-text padding="14px ${HORIZONTAL_PADDING}px 6px"><h2 style="margin:0;font-family:${serif};font-weight:normal;font-size:20px;line-height:1.25">${html}</h2></mj-text>`;
