import type { ShopSettings } from 'server/settings/shop';
import type { MailContent } from '../content.ts';
import { companyLine } from './company-line.ts';
import { colours, EDGE, sans, serif } from './look.ts';
import { partMjml } from './part-mjml.ts';
import { safe } from './safe.ts';

const { ivory, paper, stone, ink, soft, green, brassLine } = colours;

/**
 * Renders a complete email as MJML: the firm's name, the content and the legal details, in one
 * column of at most 600 px.
 */
export function pageMjml(shop: ShopSettings, content: MailContent): string {
  const { title, preview, parts, isSheet = false } = content;
  return `<mjml lang="en-GB" dir="ltr">
<mj-head>
<mj-title>${safe(title)}</mj-title>
<mj-preview>${safe(preview)}</mj-preview>
<mj-attributes>
<mj-all font-family="${sans}" />
<mj-text font-size="16px" line-height="1.55" color="${ink}" padding="0 ${EDGE}px 14px" />
<mj-table font-size="16px" line-height="1.5" color="${ink}" />
<mj-button font-size="16px" font-weight="600" line-height="1.3" inner-padding="14px 26px" border-radius="8px" background-color="${green}" color="${paper}" padding="8px ${EDGE}px 22px" />
<mj-section padding="0" />
<mj-wrapper padding="0" />
</mj-attributes>
<mj-raw><meta name="color-scheme" content="light" /></mj-raw>
<mj-style>${style}</mj-style>
</mj-head>
<mj-body css-class="mail" width="600px" background-color="${isSheet ? '#ffffff' : ivory}">
<mj-section css-class="air"><mj-column><mj-spacer height="24px" /></mj-column></mj-section>
<mj-wrapper ${isSheet ? '' : `background-color="${paper}" border="1px solid ${stone}" border-radius="12px"`}>
${isSheet ? sheetHead(shop) : head(shop)}
<mj-section padding="26px 0 10px"><mj-column>
<mj-text><h1 style="margin:0;font-family:${serif};font-weight:normal;font-size:27px;line-height:1.2">${safe(title)}</h1></mj-text>
${parts.map(partMjml).join('\n')}
</mj-column></mj-section>
${foot(shop)}
</mj-wrapper>
<mj-section css-class="air"><mj-column><mj-spacer height="24px" /></mj-column></mj-section>
</mj-body>
</mjml>`;
}

/**
 * CSS that inline styles cannot express. On phones the button is as wide as the email. The print
 * styles make text dark, because printers omit backgrounds.
 */
const style = `a { color: ${green}; }
.action a { color: ${paper}; }
@media only screen and (max-width: 479px) { .mail { padding: 0 10px; } .action table { width: 100% !important; } .action a { display: block !important; } }
@media print { .air, .action { display: none !important; } .name div { color: ${ink} !important; } tr, li { break-inside: avoid; } }`;

const head = ({ brand }: ShopSettings) =>
  `<mj-section background-color="${green}" border-bottom="3px solid ${brassLine}" border-radius="11px 11px 0 0"><mj-column><mj-text css-class="name" padding="22px ${EDGE}px 20px" font-family="${serif}" font-size="23px" line-height="1.2" color="${paper}">${safe(brand)}</mj-text></mj-column></mj-section>`;

const sheetHead = ({ brand }: ShopSettings) =>
  `<mj-section border-bottom="2px solid ${ink}"><mj-column><mj-text css-class="name" padding="0 ${EDGE}px 10px" font-family="${serif}" font-size="20px" line-height="1.2">${safe(brand)}</mj-text></mj-column></mj-section>`;

function foot(shop: ShopSettings): string {
  const mail = safe(shop.email);
  return `<mj-section border-top="1px solid ${stone}"><mj-column><mj-text padding="18px ${EDGE}px 24px" font-size="13px" line-height="1.6" color="${soft}"><strong>${safe(shop.brand)}</strong><br /><span style="white-space:nowrap">${safe(shop.phone)}</span> · <a href="mailto:${mail}">${mail}</a><br />${safe(companyLine(shop))}</mj-text></mj-column></mj-section>`;
}
