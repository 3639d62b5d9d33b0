import { formatRupees } from '../../../database/column-values.ts';
import type { OrderRow } from '../../../database/order-tables.ts';
import { escapeHtml, type StandalonePage } from '../../../lib/html.ts';
import type { Settings } from '../../../settings.ts';

const STYLES = `
  :root { color-scheme: light; }
  body { margin: 0 auto; max-width: 34rem; padding: 2rem min(1.25rem, 5vw); background: #fbf4e6; color: #2b1a12; font: 1.05rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
  h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 0.5rem; } h1 b { display: inline-block; font-weight: inherit; } .amount { font-size: 2rem; font-weight: 700; margin: 0.5rem 0 1rem; }
  form { display: grid; gap: 0.75rem; margin: 1.25rem 0; } .label { background: #ffe2a8; border-radius: 6px; padding: 0.6rem 0.9rem; font-weight: 600; }
  button { font: inherit; font-weight: 600; min-height: 48px; padding: 0.6rem 1.2rem; border: 2px solid #a81e2d; border-radius: 6px; background: #a81e2d; color: #fff; cursor: pointer; }
  button.quiet { background: transparent; color: #8a1522; } button[aria-busy='true'] { cursor: progress; } [hidden] { display: none; } a { color: #8a1522; } :focus-visible { outline: 3px solid #1e4f8a; outline-offset: 2px; }
  .button { display: inline-block; min-height: 26px; padding: 0.6rem 1.2rem; border: 2px solid #a81e2d; border-radius: 6px; background: #a81e2d; color: #fff; font-weight: 600; text-decoration: none; } .button.quiet { background: transparent; color: #8a1522; }
  h2 { font-size: 1.2rem; margin: 1.75rem 0 0.25rem; } dl > div { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; margin: 0.5rem 0; } dt { color: #5f4a3c; text-transform: capitalize; } dd { margin: 0; font-weight: 600; } dd:last-child { margin-left: auto; }
  .code { box-sizing: border-box; background: #fff; padding: 1rem; border-radius: 6px; width: min(20rem, 100%); } .code svg { display: block; width: 100%; height: auto; }
`;

/** Returns a payment page. `scripts` are its scripts and their policy. */
export const createPayPage = (
  { site }: Pick<Settings, 'site'>,
  title: string,
  body: string,
  scripts: Pick<StandalonePage, 'renderScripts' | 'createPolicy'> = {},
): StandalonePage => ({ title: `${title} | ${site.name}`, body, styles: STYLES, ...scripts });

/** Returns a page with a message and a link to `orderUrl`. `canReload` adds a link that reloads the page. */
export function createMessageView(
  settings: Settings,
  {
    title,
    text,
    orderUrl,
    canReload = false,
  }: { title: string; text: string; orderUrl: string; canReload?: boolean },
): StandalonePage {
  const body = `<h1>${escapeHtml(title)}</h1><p role="alert">${escapeHtml(text)}</p>
    ${canReload ? '<p><a href="">Try again</a></p>' : ''}<p><a href="${escapeHtml(orderUrl)}">Back</a></p>`;
  return createPayPage(settings, title, body);
}

/** Returns a page on which a tester chooses the outcome of a test payment. */
export function createTestView(settings: Settings, order: OrderRow, token: string): StandalonePage {
  const renderOutcomeButton = (outcome: string, label: string, isSecondary = true) =>
    `<button name="outcome" value="${outcome}"${isSecondary ? ' class="quiet"' : ''}>${label}</button>`;
  const body = `<p class="label">Test payment: no money moves.</p><h1>Pay for order <b>${order.number}</b></h1>
    <p class="amount">${formatRupees(order.total_paise)}</p>
    <form method="post" action="/pay/${order.number}"><input type="hidden" name="token" value="${escapeHtml(token)}">
    ${renderOutcomeButton('success', 'Pay', false)}${renderOutcomeButton('failure', 'Let the payment fail')}${renderOutcomeButton('late', 'Let the bank answer later')}</form>
    <p><a href="/orders/${order.number}?token=${escapeHtml(token)}">Back to the order</a></p>`;
  return createPayPage(settings, 'Test payment', body);
}
