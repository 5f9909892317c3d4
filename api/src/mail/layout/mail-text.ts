import type { ShopSettings } from 'server/settings/shop';
import type { Fact, GoodsPart, MailContent, MailPart } from '../content.ts';
import { companyLine } from './company-line.ts';

/**
 * Renders the plain text of an email, in the order of the HTML and with empty lines between parts.
 */
export function mailText(shop: ShopSettings, { title, parts }: MailContent): string {
  return [[title], ...parts.flatMap(partText), footer(shop)]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Renders a part as a list of paragraphs, each a list of lines. */
function partText(part: MailPart): string[][] {
  switch (part.kind) {
    case 'said':
      return [[...titled(part.title), ...part.lines]];
    case 'steps':
      return [[...titled(part.title), ...part.steps.map((step, at) => `${at + 1}. ${step}`)]];
    case 'facts':
      return [[...titled(part.title), ...part.facts.map(factText)]];
    case 'goods':
      return goodsText(part);
    case 'button':
    case 'link':
      return [[`${part.name}:`, part.href]];
  }
}

const factText = ([name, value]: Fact) => `${name}: ${value.replace(/\r?\n/g, '\n  ')}`;

const titled = (title: string | undefined) => (title === undefined ? [] : [title.toUpperCase()]);

function goodsText({ title, order, lines, sums, total }: GoodsPart): string[][] {
  const goods = lines.flatMap((line) => [
    `${line.name} (qty: ${line.quantity})  ${line.amount}`,
    ...line.addons.map((addon) => `  + ${addon.name} (qty: ${addon.quantity})  ${addon.amount}`),
  ]);
  return [
    [...titled(title), order.join(': ')],
    [
      ...goods,
      ...sums.map(({ name, amount }) => `${name}  ${amount}`),
      `${total.name}: ${total.amount}`,
    ],
  ];
}

const footer = (shop: ShopSettings) => [
  '-- ',
  shop.brand,
  `${shop.phone} | ${shop.email}`,
  companyLine(shop),
];
