import { renderSVG } from 'uqr';
import { formatRupees } from '../../../database/column-values.ts';
import type { OrderRow } from '../../../database/order-tables.ts';
import { escapeHtml } from '../../../lib/html.ts';
import type { Settings } from '../../../settings.ts';

/** A payment page with its Content-Security-Policy. */
export interface PayView {
  html: (nonce: string) => string;
  policy: (nonce: string) => string;
}

const STYLES = `
  :root { color-scheme: light; }
  body { margin: 0 auto; max-width: 34rem; padding: 2rem 1.25rem; background: #fbf4e6; color: #2b1a12; font: 1.05rem/1.55 system-ui, sans-serif; }
  h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 0.5rem; } h1 b { font-weight: inherit; white-space: nowrap; } .amount { font-size: 2rem; font-weight: 700; margin: 0.5rem 0 1rem; }
  form { display: grid; gap: 0.75rem; margin: 1.25rem 0; } .label { background: #ffe2a8; border-radius: 6px; padding: 0.6rem 0.9rem; font-weight: 600; }
  button { font: inherit; font-weight: 600; min-height: 48px; padding: 0.6rem 1.2rem; border: 2px solid #a81e2d; border-radius: 6px; background: #a81e2d; color: #fff; cursor: pointer; }
  button.quiet { background: transparent; color: #8a1522; } a { color: #8a1522; } :focus-visible { outline: 3px solid #1e4f8a; outline-offset: 2px; }
  .code { background: #fff; padding: 1rem; border-radius: 6px; width: min(18rem, 100%); } .code svg { display: block; width: 100%; height: auto; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.3rem 1rem; } dt { color: #5f4a3c; } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
`;

/** Returns a function that renders a page. `renderScript` returns the script elements at the end of the page. */
function createPageRenderer(
  { site }: Pick<Settings, 'site'>,
  title: string,
  body: string,
  renderScript: (nonce: string) => string = () => '',
) {
  return (nonce: string): string =>
    `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><title>${escapeHtml(title)} | ${escapeHtml(site.name)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">` +
    `<style nonce="${nonce}">${STYLES}</style></head><body><main>${body}</main>${renderScript(nonce)}</body></html>`;
}

const createPlainPolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Returns a page with a message and a link to `orderUrl`. `canReload` adds a link that reloads the page. */
export function createMessageView(
  settings: Settings,
  {
    title,
    text,
    orderUrl,
    canReload = false,
  }: { title: string; text: string; orderUrl: string; canReload?: boolean },
): PayView {
  const body = `<h1>${escapeHtml(title)}</h1><p role="alert">${escapeHtml(text)}</p>
    ${canReload ? '<p><a href="">Try again</a></p>' : ''}<p><a href="${escapeHtml(orderUrl)}">Back</a></p>`;
  return { html: createPageRenderer(settings, title, body), policy: createPlainPolicy };
}

/** Returns a page on which a tester chooses the outcome of a test payment. */
export function createTestView(settings: Settings, order: OrderRow, token: string): PayView {
  const renderOutcomeButton = (outcome: string, label: string, isSecondary = true) =>
    `<button name="outcome" value="${outcome}"${isSecondary ? ' class="quiet"' : ''}>${label}</button>`;
  const body = `<p class="label">Test payment: no money moves.</p><h1>Pay for order <b>${order.number}</b></h1>
    <p class="amount">${formatRupees(order.total_paise)}</p>
    <form method="post" action="/pay/${order.number}"><input type="hidden" name="token" value="${escapeHtml(token)}">
    ${renderOutcomeButton('success', 'Pay', false)}${renderOutcomeButton('failure', 'Let the payment fail')}${renderOutcomeButton('late', 'Let the bank answer later')}</form>
    <p><a href="/orders/${order.number}?token=${escapeHtml(token)}">Back to the order</a></p>`;
  return { html: createPageRenderer(settings, 'Test payment', body), policy: createPlainPolicy };
}

/** Returns a page with a QR code for a transfer to the shop's UPI ID. The owner confirms the payment manually. */
export function createTransferView(settings: Settings, order: OrderRow, orderUrl: string): PayView {
  const { upiId = '', legalName } = settings.shop;
  const amount = (order.total_paise / 100).toFixed(2);
  const link = `upi://pay?${new URLSearchParams({ pa: upiId, pn: legalName, am: amount, cu: 'INR', tn: order.number })}`;
  const body = `<h1>Pay for order <b>${order.number}</b> by UPI</h1>
    <p>Scan this code with any UPI app. We’ll confirm your order as soon as we see your payment, usually within a day.</p>
    <div class="code" role="img" aria-label="UPI QR code">${renderSVG(link.replaceAll('+', '%20'))}</div>
    <dl><dt>UPI ID</dt><dd>${escapeHtml(upiId)}</dd><dt>Amount</dt><dd>${formatRupees(order.total_paise)}</dd>
    <dt>Note</dt><dd>${order.number}</dd></dl><p><a href="${escapeHtml(orderUrl)}">Go to your order</a></p>`;
  return { html: createPageRenderer(settings, 'Pay by UPI', body), policy: createPlainPolicy };
}

/** Returns a page that opens Razorpay's Standard Checkout. The checkout posts its result to `callback_url`. */
export function createCheckoutView(
  settings: Settings,
  order: OrderRow,
  gatewayOrderId: string,
  orderUrl: string,
): PayView {
  const { razorpay } = settings.shop;
  const options = {
    key: razorpay?.keyId,
    order_id: gatewayOrderId,
    amount: order.total_paise,
    currency: 'INR',
    name: settings.site.name,
    description: `Order ${order.number}`,
    prefill: { name: order.name, email: order.email, contact: order.phone },
    callback_url: `${settings.publicUrl}/api/payments/razorpay/return?order=${order.number}`,
    redirect: true,
  };
  // Escapes `<`, because `</script>` would end the script element.
  const json = JSON.stringify({ options, back: orderUrl }).replaceAll('<', '\\u003c');
  const body = `<h1>Pay for order <b>${order.number}</b></h1><p class="amount">${formatRupees(order.total_paise)}</p>
    <p><button id="pay" type="button">Pay Now</button></p>
    <p id="problem" role="alert" hidden>The payment window could not be loaded. Please check your connection and reload this page.</p>
    <noscript><p role="alert">Paying needs JavaScript, which is turned off in this browser.</p></noscript>
    <p><a href="${escapeHtml(orderUrl)}">Back to the order</a></p>`;
  const renderScript = (nonce: string) =>
    `<script type="application/json" id="checkout" nonce="${nonce}">${json}</script>
    <script nonce="${nonce}" src="${escapeHtml(razorpay?.checkout ?? '')}"></script>
    <script nonce="${nonce}">${OPEN_CHECKOUT_SCRIPT}</script>`;
  return {
    html: createPageRenderer(settings, 'Payment', body, renderScript),
    policy: createCheckoutPolicy(razorpay),
  };
}

const OPEN_CHECKOUT_SCRIPT = `
  const { options, back } = JSON.parse(document.getElementById('checkout').textContent);
  const open = () => {
    if (typeof Razorpay !== 'function') { document.getElementById('problem').hidden = false; return; }
    new Razorpay({ ...options, modal: { ondismiss: () => location.assign(back) } }).open();
  };
  document.getElementById('pay').addEventListener('click', open);
  open();
`;

/**
 * Returns a function that creates the policy of the checkout page from a nonce. The policy allows the gateway's
 * origins and the inline styles of the gateway's script.
 */
function createCheckoutPolicy(razorpay: Settings['shop']['razorpay']) {
  const origins = [
    ...new Set([razorpay?.checkout, razorpay?.api].flatMap((url) => (url ? [new URL(url).origin] : []))),
  ];
  const gatewaySources = [...origins, 'https://*.razorpay.com'].join(' ');
  return (nonce: string): string =>
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' ${gatewaySources}`,
      `style-src 'self' 'unsafe-inline' ${gatewaySources}`,
      `img-src 'self' data: ${gatewaySources}`,
      `font-src data: ${gatewaySources}`,
      `connect-src ${gatewaySources}`,
      `frame-src ${gatewaySources}`,
      `form-action 'self' ${gatewaySources}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
}
