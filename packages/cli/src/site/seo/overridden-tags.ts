import type { HeadTag } from '../../model/config-values.generated';

/** Removes generated head tags that a site replaces with its own `<meta>` tag or canonical link. */
export function removeOverriddenTags(
  generated: readonly HeadTag[],
  custom: readonly HeadTag[],
): HeadTag[] {
  const overridden = new Set(custom.flatMap(namesOf));
  return generated.filter((tag) => !namesOf(tag).some((name) => overridden.has(name)));
}

/** Returns the names of the meta tags in a tag, or in a string of HTML, and `canonical` for canonical links. */
function namesOf(tag: HeadTag): string[] {
  if (typeof tag === 'string') {
    const tags = [...tag.replace(/<!--.*?-->/gs, '').matchAll(/<(meta|link)\s([^>]*)>/gi)];
    return tags.flatMap(([, name = '', text = '']) =>
      nameOf(name.toLowerCase(), (attribute) => getAttribute(text, attribute)),
    );
  }
  const [name, attributes] = tag;
  return nameOf(name, (attribute) => {
    const value = attributes[attribute];
    return typeof value === 'string' ? value : undefined;
  });
}

function nameOf(tag: string, get: (attribute: string) => string | undefined): string[] {
  const name =
    tag === 'meta'
      ? (get('name') ?? get('property'))
      : tag === 'link' && get('rel')?.toLowerCase() === 'canonical'
        ? 'canonical'
        : undefined;
  return name === undefined ? [] : [name.toLowerCase()];
}

function getAttribute(text: string, name: string): string | undefined {
  const pattern = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
  const [, double, single, unquoted] = pattern.exec(text) ?? [];
  return double ?? single ?? unquoted;
}
