import type { Change, Fact, LinkPart, MailPart } from '../content.ts';
import { renderGoodsMjml } from './goods-mjml.ts';
import { colours, HORIZONTAL_PADDING, renderHeading } from './theme.ts';
import { escapeText, escapeLines } from './escape-text.ts';

export function renderPartMjml(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return renderTitled(part.title, renderText(escapeLines(part.lines.join('\n')), part.isSmall));
    case 'steps':
      return renderTitled(part.title, renderText(renderList(part.steps)));
    case 'facts':
      return renderTitled(part.title, renderFacts(part.facts));
    case 'changes':
      return renderTitled(part.title, renderChanges(part.changes));
    case 'goods':
      return renderGoodsMjml(part);
    case 'button':
      return renderButton(part);
    case 'link':
      return renderText(`<a href="${escapeText(part.href)}">${escapeText(part.name)}</a>`);
  }
}

const renderTitled = (title: string | undefined, mjml: string) =>
  title === undefined ? mjml : renderHeading(escapeText(title)) + mjml;

const renderText = (html: string, isSmall = false) =>
  `<mj-text${isSmall ? ` font-size="14px" color="${colours.soft}"` : ''}>${html}</mj-text>`;

const renderList = (steps: readonly string[]) =>
  `<ol style="margin:0;padding-left:22px">${steps
    .map((step) => `<li style="margin-bottom:6px">${escapeText(step)}</li>`)
    .join('')}</ol>`;

const cell = `padding:8px 0;border-top:1px solid ${colours.stone};vertical-align:top;text-align:left`;

function renderFacts(facts: readonly Fact[]): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cell};padding-right:12px;width:30%;font-weight:normal;color:${colours.soft}">${escapeText(name)}</th><td style="${cell}">${escapeLines(value)}</td></tr>`,
  );
  return `<mj-table padding="4px ${HORIZONTAL_PADDING}px 14px">${rows.join('')}</mj-table>`;
}

function renderChanges(changes: readonly Change[]): string {
  const heading = `padding:0 8px 6px 0;text-align:left;font-weight:normal;color:${colours.soft}`;
  const titles = `<tr><td style="${heading}"></td><th scope="col" style="${heading}">Before</th><th scope="col" style="${heading};padding-right:0">Now</th></tr>`;
  const rows = changes.map(
    ({ name, before, after }) =>
      `<tr><th scope="row" style="${cell};padding-right:8px;width:34%;font-weight:normal">${escapeText(name)}</th><td style="${cell};padding-right:8px;color:${colours.soft}">${escapeLines(before)}</td><td style="${cell}">${escapeLines(after)}</td></tr>`,
  );
  return `<mj-table padding="4px ${HORIZONTAL_PADDING}px 14px">${titles}${rows.join('')}</mj-table>`;
}

const renderButton = ({ href, name }: LinkPart) =>
  `<mj-button align="left" css-class="action" href="${escapeText(href)}">${escapeText(name)}</mj-button>`;
