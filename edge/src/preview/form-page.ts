interface PageForm {
  action: string;
  button: string;
  method?: 'get' | 'post';
}

/**
 * Returns a page with a sentence and one button. The page needs no script, in case the shell cannot
 * be rendered.
 */
export const renderFormPage = (
  title: string,
  sentence: string,
  { action, button, method = 'post' }: PageForm,
): string => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head>
<body><main><h1>${title}</h1><p>${escapeHtml(sentence)}</p>
<form method="${method}" action="${action}"><button>${button}</button></form></main></body>
</html>`;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
