import { formatRupees } from '../../../database/column-values.ts';
import type { OrderRow } from '../../../database/order-tables.ts';
import { escapeHtml, type StandalonePage } from '../../../lib/html.ts';
import type { Settings } from '../../../settings.ts';
import { createPayPage } from './pay-views.ts';

/** Returns a page that opens Razorpay's Standard Checkout. The checkout posts its result to `callback_url`. */
export function createCheckoutView(
  settings: Settings,
  order: OrderRow,
  gatewayOrderId: string,
  orderUrl: string,
): StandalonePage {
  const { razorpay } = settings.shop;
  const { email, phone, name } = settings.site;
  const options = {
    key: razorpay?.keyId,
    order_id: gatewayOrderId,
    amount: order.total_paise,
    currency: 'INR',
    name,
    description: `Order ${order.number}`,
    prefill: { name: order.name, email: order.email, contact: order.phone },
    callback_url: `${settings.publicUrl}/api/payments/razorpay/return?order=${order.number}`,
    redirect: true,
  };
  // Escapes `<`, because `</script>` would end the script element.
  const json = JSON.stringify({ options, back: orderUrl }).replaceAll('<', '\\u003c');
  const body = `<h1>Pay for order <b>${order.number}</b></h1><p class="amount">${formatRupees(order.total_paise)}</p>
    <p><button id="pay" type="button">Pay Now</button></p><p id="progress" role="status"></p>
    <div id="problem" role="alert" hidden><p>The payment window isn’t loading. Your order is safe, and nothing was charged.
    Check your connection and press Pay Now again, or open this page in another browser.</p>
    <p>Or let us help you pay another way: <a href="mailto:${escapeHtml(email)}?subject=${order.number}">${escapeHtml(email)}</a>, ${escapeHtml(phone)}.</p></div>
    <noscript><p role="alert">Paying needs JavaScript, which is turned off in this browser.</p></noscript>
    <p><a href="${escapeHtml(orderUrl)}">Back to the order</a></p>`;
  const renderScripts = (nonce: string) =>
    `<script type="application/json" id="checkout" nonce="${nonce}">${json}</script>
    <script nonce="${nonce}">${OPEN_CHECKOUT_SCRIPT}</script>
    <script nonce="${nonce}" id="gateway" async src="${escapeHtml(razorpay?.checkout ?? '')}"></script>`;
  return createPayPage(settings, 'Payment', body, {
    renderScripts,
    createPolicy: createCheckoutPolicy(razorpay),
  });
}

/**
 * Opens the checkout when the gateway's script has loaded. Shows the problem when the script fails or has not loaded
 * after 10 seconds; the button then loads the script again.
 */
const OPEN_CHECKOUT_SCRIPT = `
  const { options, back } = JSON.parse(document.getElementById('checkout').textContent);
  const { nonce } = document.currentScript;
  const [button, progress, problem] = ['pay', 'progress', 'problem'].map((id) => document.getElementById(id));
  let timer;
  let hasFailed = false;
  const show = (isLoading, isFailure) => {
    hasFailed = isFailure;
    button.setAttribute('aria-busy', String(isLoading));
    progress.textContent = isLoading ? 'Opening the payment window…' : '';
    problem.hidden = !isFailure;
  };
  const wait = () => {
    show(true, false);
    clearTimeout(timer);
    timer = setTimeout(() => show(false, true), 10000);
  };
  const open = () => {
    clearTimeout(timer);
    show(false, false);
    new Razorpay({ ...options, modal: { ondismiss: () => location.assign(back) } }).open();
  };
  const settle = ({ target }) => {
    if (target.id !== 'gateway') return;
    if (typeof Razorpay === 'function') return open();
    clearTimeout(timer);
    show(false, true);
  };
  document.addEventListener('load', settle, true);
  document.addEventListener('error', settle, true);
  button.addEventListener('click', () => {
    if (typeof Razorpay === 'function') return open();
    // A press while the script loads leaves the time limit as it is.
    if (!hasFailed) return;
    const old = document.getElementById('gateway');
    const script = Object.assign(document.createElement('script'), { id: 'gateway', nonce, src: old.src });
    old.replaceWith(script);
    wait();
  });
  wait();
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
