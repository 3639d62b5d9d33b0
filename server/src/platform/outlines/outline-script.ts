/** Sizes in bytes by app, then by page or slot. */
export type PartSizes = Record<string, Record<string, number>>;

/**
 * Outlines the parts of a page in the browser and lists them in a panel. Finds the parts in React's tree, and menu
 * entries by their links, so pages need no additional markup. The browser gets only the source text of this function,
 * so the function must not use names that are declared outside the function.
 */
function outlineParts(): void {
  interface Fiber {
    child: Fiber | null;
    sibling: Fiber | null;
    key: string | null;
    memoizedProps: Record<string, unknown> | null;
    stateNode: unknown;
  }
  interface Part {
    app: string;
    name: string;
    version: string;
    elements: Element[];
  }
  interface Release {
    version: string;
  }
  interface Payload {
    snapshot: {
      shell: string;
      remotes: { app: string; releases: Release[]; navigation?: { label: string; to: string }[] }[];
    };
    remotesUrl?: string;
    renderedReleases?: Record<string, number>;
  }
  const COLOURS = ['#2c3f8f', '#8f3a0e', '#1d6446', '#7a2b6b', '#7a5600', '#0e6070', '#a02245', '#4b5a1a'];
  const {
    snapshot,
    remotesUrl,
    renderedReleases = {},
  } = JSON.parse(document.getElementById('rangmala-page')?.textContent ?? '') as Payload;
  const listApps = () => ['shell', ...snapshot.remotes.map(({ app }) => app)];
  const getColour = (app: string) =>
    app === 'shell' ? '#5f4a3c' : (COLOURS[(listApps().indexOf(app) - 1) % COLOURS.length] ?? '#5f4a3c');
  /**
   * Returns the version that a load attempt uses. Attempts 0 and 1 use the release that rendered the page. Later
   * attempts use the fallback.
   */
  const getVersion = (app: string, attempt: number) => {
    if (app === 'shell') return snapshot.shell;
    const releases = snapshot.remotes.find((remote) => remote.app === app)?.releases ?? [];
    return releases[attempt > 1 ? 1 : (renderedReleases[app] ?? 0)]?.version ?? '';
  };

  function findRootFiber(): Fiber | undefined {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const container = key && (root as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
    return container ? container.stateNode.current : undefined;
  }

  function findParts(): Part[] {
    const parts: Part[] = [];
    const walk = (fiber: Fiber | null, parentPart: Part | undefined, isBelowElement: boolean): void => {
      for (let each = fiber; each; each = each.sibling) {
        const props = each.memoizedProps;
        let [part, isBelow] = [parentPart, isBelowElement];
        if (
          props &&
          typeof props['app'] === 'string' &&
          typeof props['name'] === 'string' &&
          'kind' in props
        ) {
          const [app, name] = [props['app'], props['name']];
          if (part?.app !== app || part.name !== name) {
            part = { app, name, version: getVersion(app, 0), elements: [] };
            parts.push(part);
            isBelow = false;
          }
        } else if (part && each.key !== null && typeof props?.['onError'] === 'function') {
          part.version = getVersion(part.app, Number(each.key));
        }
        if (each.stateNode instanceof Element) {
          // An element with `display: contents` has no box, so its children are outlined.
          if (part && !isBelow) {
            const hasBox = getComputedStyle(each.stateNode).display !== 'contents';
            part.elements.push(...(hasBox ? [each.stateNode] : each.stateNode.children));
          }
          isBelow = true;
        }
        walk(each.child, part, isBelow);
      }
    };
    walk(findRootFiber() ?? null, undefined, false);
    for (const { app, navigation = [] } of snapshot.remotes) {
      for (const { label, to } of navigation) {
        const links = [...document.querySelectorAll(`header a[href="${to}"], footer a[href="${to}"]`)];
        const elements = links.filter((link) => link.textContent === label);
        if (elements.length > 0)
          parts.push({ app, name: `menu entry ${label}`, version: getVersion(app, 0), elements });
      }
    }
    return parts;
  }

  let sizes: PartSizes = {};
  const formatPart = ({ app, name, version }: Part) => {
    const bytes = sizes[app]?.[name];
    return `${app}/${name} ${version}${bytes === undefined ? '' : `, ${(bytes / 1000).toFixed(1)} KB`}`;
  };
  const createElement = (tag: string, css: string, text = '') => {
    const element = document.createElement(tag);
    element.style.cssText = css;
    element.textContent = text;
    return element;
  };

  const FONT = 'font: 600 13px/1.4 system-ui, sans-serif;';
  const overlay = createElement('div', 'position: absolute; top: 0; left: 0; z-index: 2147483000;');
  const boxes = createElement('div', '');
  boxes.setAttribute('aria-hidden', 'true');
  const panel = createElement(
    'section',
    `${FONT} position: fixed; left: 8px; bottom: 8px; max-width: min(30rem, calc(100vw - 48px)); max-height: 40vh; overflow: auto; padding: 8px 12px; border-radius: 8px; background: #fffdf8; color: #2b1a12; box-shadow: 0 2px 12px #2b1a1260;`,
  );
  panel.setAttribute('aria-label', 'Parts of this page');
  panel.tabIndex = 0;
  const list = createElement('ul', 'margin: 0 0 4px; padding: 0; list-style: none;');
  const offLink = createElement('a', 'color: #2c3f8f;', 'Switch outlines off') as HTMLAnchorElement;
  offLink.href = '/_status/outlines/off';
  panel.append(list, offLink);
  overlay.append(boxes, panel);
  document.documentElement.append(overlay);

  let drawnState = '';
  function drawOutlines(): void {
    const parts = findParts();
    const visibleParts = parts.flatMap((part) => {
      const rects = part.elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      if (rects.length === 0) return [];
      const left = Math.min(...rects.map((rect) => rect.left)) + scrollX;
      const top = Math.min(...rects.map((rect) => rect.top)) + scrollY;
      const right = Math.max(...rects.map((rect) => rect.right)) + scrollX;
      const bottom = Math.max(...rects.map((rect) => rect.bottom)) + scrollY;
      return [{ part, left, top, width: right - left, height: bottom - top }];
    });
    const state = JSON.stringify(visibleParts.map(({ part, ...box }) => [formatPart(part), box]));
    if (state === drawnState) return;
    drawnState = state;
    boxes.replaceChildren(
      ...visibleParts.map(({ part, left, top, width, height }) => {
        const colour = getColour(part.app);
        const box = createElement(
          'div',
          `position: absolute; box-sizing: border-box; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; border: 2px solid ${colour}; pointer-events: none;`,
        );
        // Puts the label inside the box, because a part may fill the window.
        box.append(
          createElement(
            'span',
            `${FONT} position: absolute; left: -2px; top: -2px; padding: 0 6px; background: ${colour}; color: #fff; white-space: nowrap;`,
            part.name.startsWith('menu entry') ? part.app : formatPart(part),
          ),
        );
        return box;
      }),
    );
    const items = visibleParts.map(({ part }) =>
      createElement(
        'li',
        `border-left: 6px solid ${getColour(part.app)}; padding-left: 6px; margin: 2px 0; overflow-wrap: anywhere;`,
        formatPart(part),
      ),
    );
    list.replaceChildren(
      ...(items.length > 0 ? items : [createElement('li', '', 'No parts were found on this page.')]),
    );
  }

  /**
   * Replaces the remotes of the page snapshot with all remotes, because the visitor may open other pages without a
   * reload.
   */
  async function loadRemotes(url: string): Promise<void> {
    const response = await fetch(url);
    if (response.ok) snapshot.remotes = (await response.json()) as Payload['snapshot']['remotes'];
  }

  async function loadSizes(): Promise<void> {
    const releases = listApps()
      .map((app) => `${app}@${getVersion(app, 0)}`)
      .filter((name) => !name.endsWith('@'));
    // The server accepts at most 20 releases in one request.
    for (let start = 0; start < releases.length; start += 20) {
      const names = releases.slice(start, start + 20).join(',');
      const response = await fetch(`/_status/parts.json?releases=${names}`);
      if (response.ok) sizes = { ...sizes, ...((await response.json()) as PartSizes) };
    }
  }

  void (remotesUrl === undefined ? Promise.resolve() : loadRemotes(remotesUrl))
    .catch(() => undefined)
    .then(loadSizes)
    .catch(() => undefined)
    .then(drawOutlines);
  const REDRAW_INTERVAL_MS = 400;
  setInterval(drawOutlines, REDRAW_INTERVAL_MS);
  addEventListener('resize', drawOutlines);
}

/**
 * Returns the script for the browser. The script defines `__name`, because esbuild may insert calls of `__name` into
 * the function.
 */
export function createOutlineScript(): string {
  return `(() => { const __name = (value) => value; (${outlineParts.toString()})(); })();`;
}
