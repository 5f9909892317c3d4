/** Focuses a field by its name as soon as it is rendered. Does nothing if there is no such field. */
export function focusField(name: string): void {
  setTimeout(() => {
    const fields = [...document.getElementsByName(name)];
    const chosenField = fields.find((field) => field instanceof HTMLInputElement && field.checked);
    (chosenField ?? fields[0])?.focus();
  });
}
