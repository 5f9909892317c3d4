import type { ShopSettings } from '../config/shop-settings.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** Colours and types of the shop; mail programs know no custom properties. */
export const ink = '#1f2a2e';
export const soft = '#55605f';
export const line = '#e7dfd2';
const sans = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "font-family:Georgia,'Times New Roman',serif";

/** A whole mail: one column of at most 600 px that narrows with a phone. `content` is HTML. */
export function mailPage(shop: ShopSettings, title: string, preview: string, content: string) {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f7f3ec">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f3ec">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fffdf9;border:1px solid ${line};border-radius:12px">
<tr><td style="padding:22px 24px;background:#23423b;border-radius:11px 11px 0 0;${serif};font-size:22px;color:#fffdf9">${escapeHtml(shop.brand)}</td></tr>
<tr><td style="padding:24px;${sans};font-size:16px;line-height:1.55;color:${ink};word-break:break-word">
<h1 style="margin:0 0 12px;${serif};font-weight:normal;font-size:26px;line-height:1.2">${escapeHtml(title)}</h1>
${content}
</td></tr>
<tr><td style="padding:18px 24px 24px;border-top:1px solid ${line};${sans};font-size:13px;line-height:1.5;color:${soft}">${footer(shop)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

export function paragraph(html: string): string {
  return `<p style="margin:0 0 14px">${html}</p>`;
}

export function heading(text: string): string {
  return `<h2 style="margin:26px 0 8px;${serif};font-weight:normal;font-size:20px;line-height:1.25">${escapeHtml(text)}</h2>`;
}

/** Lines of text as lines of HTML. */
export function linesOf(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}

/** The end of the text part. */
export function textFooter(shop: ShopSettings): string {
  return ['-- ', shop.brand, `${shop.phone} | ${shop.email}`, companyLine(shop)].join('\n');
}

function footer(shop: ShopSettings): string {
  const mail = escapeHtml(shop.email);
  return `${escapeHtml(shop.brand)} · ${escapeHtml(shop.phone)} · <a href="mailto:${mail}" style="color:#23423b">${mail}</a><br>${escapeHtml(companyLine(shop))}`;
}

function companyLine({ company }: ShopSettings): string {
  return `${company.legalName}, ${company.address}. Registered in England and Wales no. ${company.number}. VAT ${company.vatNumber}.`;
}
