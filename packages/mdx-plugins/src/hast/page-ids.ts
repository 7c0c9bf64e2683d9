import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { warn } from '../diagnostics/report';
import { pageState } from '../page/page-state';
import { isJsxElement } from '../tree/jsx';

/** Every id of the page; one that comes twice is what an address cannot tell apart. */
export function pageIds(tree: Root, file: VFile): string[] {
  const state = pageState(file);
  const ids = new Set<string>();
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
          message: `Expected each id of a page once, got \`${id}\` again`,
          hint: 'Give one of the two another id: a link can only reach the first.',
        },
        'duplicate-id',
      );
    }
    ids.add(id);
  };
  const visit = (node: Nodes): void => {
    if (node.type === 'element' && typeof node.properties.id === 'string') {
      add(node.properties.id, node);
    } else if (isJsxElement(node)) {
      for (const attribute of node.attributes) {
        const isId = attribute.type === 'mdxJsxAttribute' && attribute.name === 'id';
        if (isId && typeof attribute.value === 'string') add(attribute.value, node);
      }
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return [...ids];
}
