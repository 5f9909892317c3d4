import {
  type InferOutput,
  array,
  looseObject,
  maxLength,
  minLength,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot';
import { coversPath } from './menu.ts';

/** Schema of a remote's links for shoppers. The shell decides their position and order. */
const linksSchema = pipe(
  array(
    looseObject({
      text: pipe(string(), minLength(1), maxLength(30), regex(/^\P{C}+$/u)),
      path: pipe(string(), maxLength(200), regex(/^\/(?!\/)[\w/-]*$/)),
      group: picklist(['header', 'sidebar', 'footer']),
    }),
  ),
  maxLength(6),
);

export type ShopperLink = InferOutput<typeof linksSchema>[number];

/** Texts of the shop's own menus, which no link may repeat (specification, section 1). */
const OWN_TEXTS = ['Moving', 'Logistics', 'Storage', 'Packing Materials', 'Contact Us'];

interface Remote {
  name: string;
  links?: unknown;
  routes: readonly { path: string }[];
}

export function findLinkMistakes({ name, links = [], routes }: Remote): string[] {
  const { success, output, issues } = safeParse(linksSchema, links);
  if (!success) return issues.map(({ message }) => `The links of ${name} are invalid: ${message}`);
  return output.flatMap(({ text, path }) => {
    const link = `The link '${text}' of ${name}`;
    const isOwnText = OWN_TEXTS.some((own) => own.toLowerCase() === text.trim().toLowerCase());
    return [
      ...(isOwnText ? [`${link} is called like a menu of the shop.`] : []),
      ...(/^\/admin(\/|$)/i.test(path) ? [`${link} leads into the staff area.`] : []),
      ...(routes.some((route) => coversPath(route.path, path))
        ? []
        : [`${link} leads to ${path}, which is not a page of ${name}.`]),
    ];
  });
}
