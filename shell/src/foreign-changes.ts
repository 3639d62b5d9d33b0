/** Nodes that others put in the place of a node of the page, by that node. */
const substitutes = new WeakMap<Node, readonly Node[]>();

let observer: MutationObserver | undefined;
let hasForeignChange = false;

/**
 * Lets React work on a document in which translators, password managers and extensions replace, wrap or remove nodes.
 * React keeps its text nodes, also those that a translator has replaced: without this function it throws when it
 * removes them, and updates texts that nobody sees (facebook/react#11538). A replaced text returns to its place when
 * React changes it; the translator then finds and translates it like any new text.
 *
 * Changes `Node.prototype`, because React calls its methods. Extensions have prototypes of their own, so only an
 * observer sees what they do.
 */
export function tolerateForeignChanges(): void {
  observer = new MutationObserver(noteReplacements);
  observer.observe(document, { childList: true, subtree: true });
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) {
      if (this.nodeType === Node.DOCUMENT_FRAGMENT_NODE) removeAll(listSubstitutes(child));
      return removeChild.call(this, child) as T;
    }
    removeAll(child.parentNode ? [child] : listSubstitutes(child));
    hasForeignChange = true;
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    removeSubstitutes(child, this);
    if (!before || before.parentNode === this) return insertBefore.call(this, child, before) as T;
    hasForeignChange = true;
    return insertBefore.call(this, child, findPlace(before, this)) as T;
  };

  Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    removeSubstitutes(child, this);
    return appendChild.call(this, child) as T;
  };

  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (isDetachedText(this)) putBack(this);
      nodeValue?.set?.call(this, value);
    },
  });

  function putBack(text: Node): void {
    const [first, ...others] = listSubstitutes(text);
    if (!first?.parentNode) return;
    hasForeignChange = true;
    insertBefore.call(first.parentNode, text, first);
    removeAll([first, ...others]);
  }

  /** Removes what stands for a text that React is about to insert elsewhere, unless it is inserted into just that. */
  function removeSubstitutes(child: Node, parent: Node): void {
    if (!isDetachedText(child)) return;
    const nodes = listSubstitutes(child);
    if (!nodes.some((node) => node.contains(parent))) removeAll(nodes);
  }

  function removeAll(nodes: readonly Node[]): void {
    for (const node of nodes) if (node.parentNode) removeChild.call(node.parentNode, node);
  }
}

/**
 * Returns whether `error` was thrown because others had changed the document: an operation of the DOM did not find a
 * node where React had left it.
 */
export function isForeignChangeError(error: unknown): boolean {
  if (!hasForeignChange || !(error instanceof DOMException)) return false;
  return error.name === 'NotFoundError' || error.name === 'HierarchyRequestError';
}

function isDetachedText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && !node.parentNode;
}

/** Returns the child of `parent` that is, contains or replaces `node`; null if there is none. */
function findPlace(node: Node, parent: Node): Node | null {
  let place: Node | null | undefined = node.parentNode ? node : listSubstitutes(node)[0];
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place ?? null;
}

/** Returns the nodes of the document that stand for `node`. A substitute may have been replaced in its turn. */
function listSubstitutes(node: Node): Node[] {
  noteReplacements(observer?.takeRecords() ?? []);
  const followed = (current: Node): Node[] =>
    (substitutes.get(current) ?? []).flatMap((substitute) =>
      substitute.parentNode ? [substitute] : followed(substitute),
    );
  return followed(node);
}

function noteReplacements(records: readonly MutationRecord[]): void {
  const usedInsertions = new Set<MutationRecord>();
  for (const [index, record] of records.entries()) {
    const [removed] = record.removedNodes;
    if (!removed || record.removedNodes.length > 1 || removed.parentNode) continue;
    if (!['#text', 'FONT', 'TITLE'].includes(removed.nodeName)) continue;
    const insertion = record.addedNodes.length > 0 ? record : findInsertion(index);
    if (!insertion) continue;
    usedInsertions.add(insertion);
    substitutes.set(removed, [...insertion.addedNodes]);
    // What is in the document again has no substitute. Also excludes cycles.
    for (const node of insertion.addedNodes) substitutes.delete(node);
    // React removes the title of a page from its parent without a check.
    if (removed.nodeName === 'TITLE') new DocumentFragment().append(removed);
  }

  /** Finds what was inserted beside the removed text just before, or in its place just after its removal. */
  function findInsertion(index: number): MutationRecord | undefined {
    const { target, removedNodes, previousSibling, nextSibling } = records[index] as MutationRecord;
    const isFree = (record: MutationRecord) =>
      record.target === target && record.addedNodes.length > 0 && !usedInsertions.has(record);
    return (
      records
        .slice(0, index)
        .findLast(
          (record) =>
            isFree(record) &&
            [record.previousSibling, record.nextSibling].includes(removedNodes[0] as ChildNode),
        ) ??
      records
        .slice(index)
        .find(
          (record) =>
            isFree(record) &&
            record.previousSibling === previousSibling &&
            record.nextSibling === nextSibling,
        )
    );
  }
}
