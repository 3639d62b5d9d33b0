/* Browser features that the components use and jsdom lacks. */

const dialogPrototype = HTMLDialogElement.prototype as Partial<HTMLDialogElement>;

if (!dialogPrototype.showModal) {
  const closeOnEscape = function (this: HTMLDialogElement, event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
  };

  dialogPrototype.show = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };

  dialogPrototype.showModal = function (this: HTMLDialogElement) {
    if (this.hasAttribute('open')) throw new DOMException('The dialog is open already', 'InvalidStateError');
    this.setAttribute('open', '');
    this.addEventListener('keydown', closeOnEscape);
    const focusable = 'button, a[href], input, select, textarea, [tabindex]:not([tabindex="-1"])';
    (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable))?.focus();
  };

  dialogPrototype.close = function (this: HTMLDialogElement, returnValue?: string) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.removeEventListener('keydown', closeOnEscape);
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  };
}

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

// Node's implementation rejects jsdom's File objects. `stubDecode` reads the size from the URL.
URL.createObjectURL = (blob: Blob | MediaSource) => `blob:test/${'size' in blob ? blob.size : 0}`;
URL.revokeObjectURL = () => undefined;

/** Replaces the FormData of jest-fixed-jsdom, which cannot read a form. */
class FormDataPolyfill extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const control of form?.elements ?? []) {
      const { name, value, type, disabled, checked, files } = control as HTMLInputElement;
      const isUnchecked = (type === 'radio' || type === 'checkbox') && !checked;
      if (!name || disabled || isUnchecked || control instanceof HTMLButtonElement) continue;
      if (type === 'file') Array.from(files ?? [], (file) => this.append(name, file));
      else this.append(name, value);
    }
  }
}
globalThis.FormData = FormDataPolyfill;

if (!('ResizeObserver' in window)) {
  // Never reports a size, because jsdom has no layout.
  class UnchangedObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: UnchangedObserver });
}

// Adds `text`, which jsdom's Blob lacks.
(Object.getPrototypeOf(File.prototype) as Blob).text ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsText(this);
  });
};

// Computes styles at less cost, because jsdom compares every CSS rule with every element that a query by role visits.
// Keeps the style of an element until the document changes, and removes the rules that neither hide an element nor make
// it ignore clicks.
const RELEVANT_PROPERTIES = /\b(?:display|visibility|opacity|pointer-events)\b/;
const computeStyle = window.getComputedStyle.bind(window);
let styles = new WeakMap<Element, CSSStyleDeclaration>();
const changes = new MutationObserver(forgetStyles);
changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement || !element.isConnected) return computeStyle(element, pseudoElement);
  if (changes.takeRecords().length > 0) forgetStyles();
  const style = styles.get(element) ?? computeStyle(element);
  styles.set(element, style);
  return style;
};

function forgetStyles(): void {
  styles = new WeakMap();
  for (const sheet of document.styleSheets)
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1)
      if (!RELEVANT_PROPERTIES.test(sheet.cssRules[index]?.cssText ?? '')) sheet.deleteRule(index);
}
