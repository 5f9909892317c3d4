interface ShopDetails {
  brand: string;
  phone: string;
  email: string;
  company: { legalName: string; number: string; vatNumber: string; address: string };
  warehouse: string;
}

/** Replaces placeholders such as {brand} by settings of the shop. Unknown placeholders stay. */
export function fillInShopDetails(text: string, shop: ShopDetails): string {
  const { brand, phone, email, company, warehouse } = shop;
  const details = new Map([
    ['brand', brand],
    ['phone', phone],
    ['email', email],
    ['company', company.legalName],
    ['number', company.number],
    ['address', company.address],
    ['vat', company.vatNumber && `Our VAT number is ${company.vatNumber}.`],
    ['warehouse', warehouse],
  ]);
  return text.replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => details.get(name) ?? placeholder,
  );
}

/** A string is a paragraph. An array of strings is a bulleted list. */
export type TextBlock = string | string[];

/**
 * Splits a text into blocks. An empty line separates blocks. A block is a list if all its lines
 * begin with "- ".
 */
export function parseTextBlocks(text: string): TextBlock[] {
  const blocks = text.split(/\r?\n[^\S\n]*\r?\n/).map((block) => block.trim());
  return blocks.filter(Boolean).flatMap((block) => {
    const lines = block.split(/\r?\n/).map((line) => line.trim());
    return groupLines(lines);
  });
}

/** Groups lines into paragraphs and lists. A list may follow a paragraph without an empty line. */
function groupLines(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of lines) {
    const listItem = /^[-•]\s+(.*)$/.exec(line)?.[1];
    const lastBlock = blocks.at(-1);
    if (listItem === undefined)
      if (typeof lastBlock === 'string') blocks[blocks.length - 1] = `${lastBlock} ${line}`;
      else blocks.push(line);
    else if (Array.isArray(lastBlock)) lastBlock.push(listItem);
    else blocks.push([listItem]);
  }
  return blocks;
}
