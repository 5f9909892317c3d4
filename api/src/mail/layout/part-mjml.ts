import type { Fact, LinkPart, MailPart } from '../content.ts';
import { goodsMjml } from './goods-mjml.ts';
import { colours, EDGE, heading } from './look.ts';
import { safe, safeLines } from './safe.ts';

/** Renders one part of an email as MJML. */
export function partMjml(part: MailPart): string {
  switch (part.kind) {
    case 'said':
      return titled(part.title, text(safeLines(part.lines.join('\n')), part.isSmall));
    case 'steps':
      return titled(part.title, text(list(part.steps)));
    case 'facts':
      return titled(part.title, factsMjml(part.facts));
    case 'goods':
      return goodsMjml(part);
    case 'button':
      return button(part);
    case 'link':
      return text(`<a href="${safe(part.href)}">${safe(part.name)}</a>`);
  }
}

const titled = (title: string | undefined, mjml: string) =>
  title === undefined ? mjml : heading(safe(title)) + mjml;

const text = (html: string, isSmall = false) =>
  `<mj-text${isSmall ? ` font-size="14px" color="${colours.soft}"` : ''}>${html}</mj-text>`;

const list = (steps: readonly string[]) =>
  `<ol style="margin:0;padding-left:22px">${steps
    .map((step) => `<li style="margin-bottom:6px">${safe(step)}</li>`)
    .join('')}</ol>`;

function factsMjml(facts: readonly Fact[]): string {
  const cell = `padding:8px 0;border-top:1px solid ${colours.stone};vertical-align:top;text-align:left`;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cell};padding-right:12px;width:30%;font-weight:normal;color:${colours.soft}">${safe(name)}</th><td style="${cell}">${safeLines(value)}</td></tr>`,
  );
  return `<mj-table padding="4px ${EDGE}px 14px">${rows.join('')}</mj-table>`;
}

const button = ({ href, name }: LinkPart) =>
  `<mj-button align="left" css-class="action" href="${safe(href)}">${safe(name)}</mj-button>`;
