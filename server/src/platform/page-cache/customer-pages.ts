import type { PageDescription } from '@rangmala/shared/contract';
import type { ContentTopic } from '../../database/content-versions.ts';
import { removeOldest } from '../../lib/remove-oldest.ts';
import type { Composition } from '../registry/composition.ts';
import type { ContentMonitor } from './content-monitor.ts';
import { getCacheableUrl } from './guest-pages.ts';
import { findPage } from './guest-request.ts';
import { type PageCache, computeFreshness } from './page-cache.ts';
import type { PageStart } from './page-with-tail.ts';

/**
 * A page for signed-in customers without the JSON of the session. For each customer, the JSON is added before `end`.
 */
export interface CustomerTemplate extends PageStart {
  /** The HTML after the session's JSON. */
  end: string;
  /** The Content-Security-Policy of the page. */
  policy: string;
  topics: readonly ContentTopic[];
}

export interface TemplateVisit {
  url: string;
  composition: Composition;
}

/**
 * Renders a template. Returns `personal` for a page that must be rendered for each customer, and undefined for a page
 * that must not be cached.
 */
export type TemplateRenderer = (visit: TemplateVisit) => Promise<CustomerTemplate | 'personal' | undefined>;

interface CustomerPagesOptions {
  monitor: ContentMonitor;
  cache: PageCache<CustomerTemplate>;
  render: TemplateRenderer;
}

/** Time in milliseconds for which a page without a usable template is rendered for each customer. */
const RETRY_MS = 5_000;

const MAX_UNUSABLE_URLS = 1_000;

/** Caches templates of the pages that differ between signed-in customers only in the session. */
export class CustomerPages {
  readonly #options: CustomerPagesOptions;
  /**
   * Pages that must be rendered for each customer. No template of these pages is rendered again with the same
   * composition.
   */
  readonly #personalPages = new WeakMap<Composition, Set<PageDescription>>();

  /** Times from `performance.now()` at which templates that could not be used were rendered, by URL. */
  readonly #unusableSince = new Map<string, number>();

  constructor(options: CustomerPagesOptions) {
    this.#options = options;
  }

  /**
   * Returns the template of a page; undefined when the page must be rendered for this customer.
   * @param visitorComposition the releases that were chosen for the visitor
   */
  async findOrRenderTemplate(
    requestedUrl: string,
    visitorComposition: Composition,
  ): Promise<CustomerTemplate | undefined> {
    const { monitor, cache, render } = this.#options;
    const state = monitor.getRecentState() ?? (await monitor.check().catch(() => undefined));
    const url = state && getCacheableUrl(requestedUrl, state, visitorComposition);
    if (!state || url === undefined) return undefined;
    // Uses no templates while a canary runs, because the site compares the counted renders of both releases.
    if (Object.keys(state.composition.canaries).length > 0) return undefined;
    const { composition } = state;
    const [path = ''] = url.split('?');
    const page = findPage(path, composition);
    const personalPages = this.#personalPages.get(composition) ?? new Set();
    if (!page || (page.access ?? 'all') !== 'all' || personalPages.has(page)) return undefined;
    const cachedTemplate = cache.find(url);
    if (cachedTemplate && computeFreshness(cachedTemplate, state, monitor.isInGracePeriod) === 'fresh')
      return cachedTemplate;
    if (performance.now() - (this.#unusableSince.get(url) ?? -Infinity) < RETRY_MS) return undefined;
    return cache.render(url, state, async () => {
      const template = await render({ url, composition });
      if (template === undefined) this.#recordUnusable(url);
      if (template !== 'personal') return template;
      this.#personalPages.set(composition, personalPages.add(page));
      return undefined;
    });
  }

  #recordUnusable(url: string): void {
    this.#unusableSince.delete(url);
    this.#unusableSince.set(url, performance.now());
    removeOldest(this.#unusableSince, MAX_UNUSABLE_URLS);
  }
}
