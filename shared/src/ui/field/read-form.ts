import { cleanTypedText } from 'contract/values/typed-text';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns a function that reads a field of the form by its name. The function removes invisible
 * characters from the text, except from passwords (rule 59).
 */
export function readForm(form: HTMLFormElement): (name: string) => string {
  return (name) => {
    const control = form.elements.namedItem(name) as Control | null;
    return control === null ? '' : cleanControl(control);
  };
}

function cleanControl({ type, autocomplete, value }: Control): string {
  if (autocomplete.endsWith('password')) return value;
  if (type === 'textarea') return cleanTypedText(value, 'text');
  if (type === 'email') return cleanTypedText(value, 'email');
  const isCode = type === 'tel' || autocomplete === 'postal-code';
  return cleanTypedText(value, isCode ? 'code' : 'line');
}
