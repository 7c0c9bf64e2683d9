import type { Element, Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { warn } from '../diagnostics/report';
import { getPageState } from '../page/page-state';
import { isJsxElement } from '../tree/jsx';

/**
 * Returns all element IDs on a page. Named anchors (`<a name="x">`) receive their name as the ID, unless another element
 * has this ID. Warns about duplicate IDs, because links always resolve to the first match.
 */
export function collectIds(tree: Root, file: VFile): string[] {
  const state = getPageState(file);
  const ids = new Set<string>();
  const anchors: Element[] = [];
  const add = (id: string, node: Nodes): void => {
    if (ids.has(id)) {
      const origin = file.data.octavoOrigins?.get(node);
      warn(
        state,
        {
          at: 'position' in node ? node.position : undefined,
          ...(origin === undefined ? {} : { file: origin }),
        },
        {
          message: `Duplicate ID "${id}"`,
          hint: 'Make the IDs unique, because links always resolve to the first match.',
        },
        'duplicate-id',
      );
    }
    ids.add(id);
  };
  const visit = (node: Nodes): void => {
    if (node.type === 'element' && typeof node.properties.id === 'string') {
      add(node.properties.id, node);
    } else if (node.type === 'element' && node.tagName === 'a' && node.properties.name) {
      anchors.push(node);
    } else if (isJsxElement(node)) {
      for (const attribute of node.attributes) {
        const isId = attribute.type === 'mdxJsxAttribute' && attribute.name === 'id';
        if (isId && typeof attribute.value === 'string') add(attribute.value, node);
      }
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  for (const { properties } of anchors) {
    const name = String(properties.name);
    if (!ids.has(name)) properties.id = name;
    ids.add(name);
  }
  return [...ids];
}
