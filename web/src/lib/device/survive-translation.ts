/**
 * Lets React go on with a page that the browser translates. Translators put an element with their words in the
 * place of each text, of which React knows nothing: it changes a text that is no longer in the page, and fails
 * where it removes it or inserts something before it. So the element stands in for the text wherever React means
 * the text, and leaves when the text changes, to be translated again.
 */
export function surviveTranslation(): void {
  const standIns = new WeakMap<Node, HTMLElement>();

  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      standIns.get(target)?.replaceWith(target);
      standIns.delete(target);
    }
  });
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      const [text, words] = [removedNodes[0], addedNodes[0]];
      if (!(text instanceof Text && isOfTranslator(words)) || text.isConnected) continue;
      standIns.set(text, words);
      changes.observe(text, { characterData: true });
    }
  }).observe(document, { childList: true, subtree: true });

  /** What stands in the page for a node. */
  const inPage = <T extends Node>(node: T, parent: Node): Node => {
    const standIn = standIns.get(node);
    return node.parentNode !== parent && standIn?.parentNode === parent ? standIn : node;
  };

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    removeChild.call(this, inPage(child, this));
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    standIns.get(node)?.remove();
    return insertBefore.call(this, node, before && inPage(before, this)) as T;
  };
  Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
    standIns.get(node)?.remove();
    return appendChild.call(this, node) as T;
  };
}

/** Chrome, Edge and Firefox put their words into this element, which the product never uses. */
const isOfTranslator = (node: Node | undefined): node is HTMLElement => node?.nodeName === 'FONT';
