import type { ShopSettings } from 'server/settings/shop';
import type { Change, Fact, GoodsPart, MailContent, MailPart } from '../content.ts';

/** Returns the legal details of the firm, which every email must contain. */
export function formatCompanyDetails({ company }: ShopSettings): string {
  return `${company.legalName}, ${company.address}. Registered in England and Wales no. ${company.number}.${company.vatNumber && ` VAT ${company.vatNumber}.`}`;
}

/**
 * Renders the plain text of an email. The parts have the same order as in the HTML, with empty
 * lines between them.
 */
export function renderMailText(shop: ShopSettings, { title, parts }: MailContent): string {
  return [[title], ...parts.flatMap(renderPart), renderFooter(shop)]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Renders a part as a list of paragraphs, each a list of lines. */
function renderPart(part: MailPart): string[][] {
  switch (part.kind) {
    case 'paragraph':
      return [[...renderTitle(part.title), ...part.lines]];
    case 'steps':
      return [
        [...renderTitle(part.title), ...part.steps.map((step, index) => `${index + 1}. ${step}`)],
      ];
    case 'facts':
      return [[...renderTitle(part.title), ...part.facts.map(renderFact)]];
    case 'changes':
      return [[...renderTitle(part.title), ...part.changes.flatMap(renderChange)]];
    case 'goods':
      return renderGoods(part);
    case 'button':
    case 'link':
      return [[`${part.name}:`, part.href]];
  }
}

const renderFact = ([name, value]: Fact) => `${name}: ${value.replace(/\r?\n/g, '\n  ')}`;

const renderChange = ({ name, before, after }: Change) => [
  name,
  `  Before: ${indentLines(before)}`,
  `  Now: ${indentLines(after)}`,
];

const indentLines = (text: string) => text.replace(/\r?\n/g, '\n    ');

const renderTitle = (title: string | undefined) =>
  title === undefined ? [] : [title.toUpperCase()];

function renderGoods({ title, order, lines, sums, total }: GoodsPart): string[][] {
  const goods = lines.flatMap((line) => [
    `${line.name} (qty: ${line.quantity})  ${line.amount}`,
    ...line.addons.map((addon) => `  + ${addon.name} (qty: ${addon.quantity})  ${addon.amount}`),
  ]);
  return [
    [...renderTitle(title), order.join(': ')],
    [
      ...goods,
      ...sums.map(({ name, amount }) => `${name}  ${amount}`),
      `${total.name}: ${total.amount}`,
    ],
  ];
}

const renderFooter = (shop: ShopSettings) => [
  '-- ',
  shop.brand,
  `${shop.phone} | ${shop.email}`,
  formatCompanyDetails(shop),
];
