import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { useEffect, useRef } from 'react';
import { useWatch } from 'shared/desk';
import { slugify } from './slugify';
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
