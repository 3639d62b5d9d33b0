import { renderSVG } from 'uqr';
import { formatAmount, formatRupees } from '../../../database/column-values.ts';
import type { OrderRow } from '../../../database/order-tables.ts';
import { escapeHtml, type StandalonePage } from '../../../lib/html.ts';
import type { Settings } from '../../../settings.ts';
import { createPayPage } from './pay-views.ts';

/** Width and height of the saved QR code in pixels. UPI apps read it from the phone's gallery. */
const QR_CODE_PIXELS = 720;

const buildUpiLink = ({ shop: { upiId = '', legalName } }: Settings, order: OrderRow): string =>
  `upi://pay?${new URLSearchParams({ pa: upiId, pn: legalName, am: formatAmount(order.total_paise), cu: 'INR', tn: order.number })}`.replaceAll(
    '+',
    '%20',
  );

/** Returns the QR code of a transfer as a PNG with a white margin. */
export async function drawTransferCode(settings: Settings, order: OrderRow): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(renderSVG(buildUpiLink(settings, order), { border: 4 })))
    .resize(QR_CODE_PIXELS, QR_CODE_PIXELS, { kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

/**
 * Returns a page for a transfer to the shop's UPI ID: on the same phone with copied texts or the saved QR code, on another
 * device with the QR code. The owner confirms the payment manually.
 */
export function createTransferView(
  settings: Settings,
  order: OrderRow,
  { orderUrl, codeUrl }: { orderUrl: string; codeUrl: string },
): StandalonePage {
  const { upiId = '', isUpiMerchant } = settings.shop;
  const link = buildUpiLink(settings, order);
  const renderRow = (label: string, shown: string, copied: string) =>
    `<div><dt>${label}</dt><dd>${escapeHtml(shown)}</dd><dd><button class="quiet" type="button" hidden data-copy="${escapeHtml(copied)}" data-label="${label}">Copy ${label}</button></dd></div>`;
  const body = `<h1>Pay for order <b>${order.number}</b> by UPI</h1>
    <p>Pay to our UPI ID, and we’ll confirm your order as soon as we see your payment, usually within a day.</p>
    ${isUpiMerchant ? `<p><a class="button" href="${escapeHtml(link)}">Open a UPI app</a></p>` : ''}
    <h2>On this phone</h2><p>Copy these into your UPI app, or save the code and choose it from the gallery when the app asks you to scan.</p>
    <dl>${renderRow('UPI ID', upiId, upiId)}${renderRow('amount', formatRupees(order.total_paise), formatAmount(order.total_paise))}${renderRow('note', order.number, order.number)}</dl>
    <p role="status" id="copied"></p>
    <p><a class="button quiet" href="${escapeHtml(codeUrl)}" download="upi-${order.number}.png">Save QR code</a></p>
    <h2>From another device</h2><p>Scan this code with any UPI app.</p>
    <div class="code" role="img" aria-label="UPI QR code">${renderSVG(link)}</div>
    <p><a href="${escapeHtml(orderUrl)}">Go to your order</a></p>`;
  const renderScripts = (nonce: string) => `<script nonce="${nonce}">${COPY_SCRIPT}</script>`;
  return createPayPage(settings, 'Pay by UPI', body, { renderScripts });
}

/** Shows the copy buttons. Selects the text where a browser does not allow a page to copy. */
const COPY_SCRIPT = `
  const copied = document.getElementById('copied');
  for (const button of document.querySelectorAll('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const { copy, label } = button.dataset;
      try {
        await navigator.clipboard.writeText(copy);
        copied.textContent = 'Copied the ' + label + ': ' + copy;
      } catch {
        getSelection().selectAllChildren(button.parentElement.previousElementSibling);
        copied.textContent = 'The ' + label + ' is selected. Copy it with your phone’s menu.';
      }
    });
  }
`;
