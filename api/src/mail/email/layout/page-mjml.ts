import type { ShopSettings } from 'server/settings/shop';
import type { MailContent } from '../content.ts';
import { formatCompanyDetails } from './mail-text.ts';
import { colours, HORIZONTAL_PADDING, sans, serif } from './theme.ts';
import { renderPartMjml } from './part-mjml.ts';
import { escapeText } from './escape-text.ts';

const { ivory, paper, stone, ink, soft, green, brassLine } = colours;

/**
 * Renders a complete email as MJML: the firm's name, the content and the legal details. The email
 * has one column of at most 600 px.
 */
export function renderPageMjml(shop: ShopSettings, content: MailContent): string {
  const { title, preview, parts, isWorkSheet = false } = content;
  return `<mjml lang="en-GB" dir="ltr">
<mj-head>
<mj-title>${escapeText(title)}</mj-title>
<mj-preview>${escapeText(preview)}</mj-preview>
<mj-attributes>
<mj-all font-family="${sans}" />
<mj-text font-size="16px" line-height="1.55" color="${ink}" padding="0 ${HORIZONTAL_PADDING}px 14px" />
<mj-table font-size="16px" line-height="1.5" color="${ink}" />
<mj-button font-size="16px" font-weight="600" line-height="1.3" inner-padding="14px 26px" border-radius="8px" background-color="${green}" color="${paper}" padding="8px ${HORIZONTAL_PADDING}px 22px" />
<mj-section padding="0" />
<mj-wrapper padding="0" />
</mj-attributes>
<mj-raw><meta name="color-scheme" content="light" /></mj-raw>
<mj-style>${style}</mj-style>
</mj-head>
<mj-body css-class="mail" width="600px" background-color="${isWorkSheet ? '#ffffff' : ivory}">
<mj-section css-class="air"><mj-column><mj-spacer height="24px" /></mj-column></mj-section>
<mj-wrapper ${isWorkSheet ? '' : `background-color="${paper}" border="1px solid ${stone}" border-radius="12px"`}>
${isWorkSheet ? renderWorkSheetHead(shop) : renderHead(shop)}
<mj-section padding="26px 0 10px"><mj-column>
<mj-text><h1 style="margin:0;font-family:${serif};font-weight:normal;font-size:27px;line-height:1.2">${escapeText(title)}</h1></mj-text>
${parts.map(renderPartMjml).join('\n')}
</mj-column></mj-section>
${renderFoot(shop)}
</mj-wrapper>
<mj-section css-class="air"><mj-column><mj-spacer height="24px" /></mj-column></mj-section>
</mj-body>
</mjml>`;
}

/**
 * CSS that inline styles cannot express. On phones the button is as wide as the email. The print
 * styles make text dark, because printers omit background colours.
 */
const style = `a { color: ${green}; }
.action a { color: ${paper}; }
@media only screen and (max-width: 479px) { .mail { padding: 0 10px; } .action table { width: 100% !important; } .action a { display: block !important; } }
@media print { .air, .action { display: none !important; } .name div { color: ${ink} !important; } tr, li { break-inside: avoid; } }`;

const renderHead = ({ brand }: ShopSettings) =>
  `<mj-section background-color="${green}" border-bottom="3px solid ${brassLine}" border-radius="11px 11px 0 0"><mj-column><mj-text css-class="name" padding="22px ${HORIZONTAL_PADDING}px 20px" font-family="${serif}" font-size="23px" line-height="1.2" color="${paper}">${escapeText(brand)}</mj-text></mj-column></mj-section>`;

const renderWorkSheetHead = ({ brand }: ShopSettings) =>
  `<mj-section border-bottom="2px solid ${ink}"><mj-column><mj-text css-class="name" padding="0 ${HORIZONTAL_PADDING}px 10px" font-family="${serif}" font-size="20px" line-height="1.2">${escapeText(brand)}</mj-text></mj-column></mj-section>`;

function renderFoot(shop: ShopSettings): string {
  const email = escapeText(shop.email);
  return `<mj-section border-top="1px solid ${stone}"><mj-column><mj-text padding="18px ${HORIZONTAL_PADDING}px 24px" font-size="13px" line-height="1.6" color="${soft}"><strong>${escapeText(shop.brand)}</strong><br /><span style="white-space:nowrap">${escapeText(shop.phone)}</span> · <a href="mailto:${email}">${email}</a><br />${escapeText(formatCompanyDetails(shop))}</mj-text></mj-column></mj-section>`;
}
