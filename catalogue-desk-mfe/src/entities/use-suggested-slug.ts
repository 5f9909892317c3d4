import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { shortenText } from 'contract/values/shorten-text';
import { useEffect, useRef } from 'react';
import { useWatch } from 'shared/desk';
import type { EntityForm } from './use-entity-form';

/** Suggests a slug for a new entity from its name, until the user types a slug. */
export function useSuggestedSlug(kind: CatalogueKind, form: EntityForm, isNew: boolean): void {
  const slugName = kind.fields.find(({ type }) => type === 'slug')?.name;
  const { getValues, setValue, control } = form;
  const title = String(useWatch({ control, name: kind.titleField }) ?? '');
  const lastSuggestion = useRef(slugify(title));
  useEffect(() => {
    if (!isNew || slugName === undefined) return;
    const suggestion = slugify(title);
    if (String(getValues(slugName) ?? '') === lastSuggestion.current)
      setValue(slugName, suggestion);
    lastSuggestion.current = suggestion;
  }, [isNew, slugName, title, getValues, setValue]);
}

/** Letters that Unicode does not decompose into a letter and an accent. */
const spellings: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Returns a URL segment for a name. 'Crème brûlée & Co' becomes 'creme-brulee-co'. */
export const slugify = (name: string): string =>
  shortenText(
    name
      .toLowerCase()
      .replace(/[ßæœøłđ]/g, (letter) => spellings[letter] ?? '')
      .normalize('NFD')
      .replace(/\p{M}|['’]/gu, '')
      .replace(/[^a-z0-9]+/g, '-'),
    80,
  ).replace(/^-+|-+$/g, '');
