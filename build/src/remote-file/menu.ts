import {
  type InferOutput,
  array,
  integer,
  looseObject,
  maxLength,
  minLength,
  number,
  optional,
  picklist,
  pipe,
  safeParse,
  startsWith,
  string,
} from 'valibot';

/** Schema of a remote's menu. The shell sorts the entries of all remotes by `order` in each group. */
export const menuSchema = pipe(
  array(
    looseObject({
      label: pipe(string(), minLength(1), maxLength(40)),
      path: pipe(string(), startsWith('/'), maxLength(200)),
      role: picklist(['staff']),
      /** Permission without which a member of staff does not see the entry. */
      permission: optional(string()),
      order: pipe(number(), integer()),
      /** Part of the menu. Entries without a group are in the shop's. */
      group: optional(picklist(['work', 'customers', 'shop', 'firm'])),
      feature: optional(string()),
    }),
  ),
  maxLength(50),
);

export type MenuEntry = InferOutput<typeof menuSchema>[number];

interface Remote {
  name: string;
  menu?: unknown;
  routes: readonly { path: string }[];
}

export function findMenuMistakes({ name, menu = [], routes }: Remote): string[] {
  const { success, output, issues } = safeParse(menuSchema, menu);
  if (!success) return issues.map(({ message }) => `The menu of ${name} is invalid: ${message}`);
  return output
    .filter(({ path }) => !routes.some((route) => coversPath(route.path, path)))
    .map(
      ({ label, path }) =>
        `The menu entry '${label}' of ${name} leads to ${path}, which is not a page of ${name}.`,
    );
}

/** Returns whether the route has the page. The route '/admin/*' has every page below /admin. */
export const coversPath = (route: string, path: string): boolean =>
  route === path || (route.endsWith('/*') && path.startsWith(route.slice(0, -1)));
