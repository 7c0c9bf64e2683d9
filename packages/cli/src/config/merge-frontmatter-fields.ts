import { frontmatterSchema } from '@octavo/mdx-plugins/schema';

import type { OctavoPlugin } from '../model/config';
import type { FrontmatterFields } from '../model/frontmatter-fields';
import type { ConfigProblem } from './config-problem';

/**
 * Returns the frontmatter fields of the site and of its plugins. Fields of Octavo and fields that are declared twice are
 * problems.
 */
export function mergeFrontmatterFields(
  fields: FrontmatterFields,
  plugins: readonly OctavoPlugin[],
): { fields: FrontmatterFields; problems: Omit<ConfigProblem, 'file'>[] } {
  const declarations = [
    ...Object.entries(fields).map(([name, schema]) => ({
      name,
      schema,
      owner: 'the configuration',
      key: ['frontmatter', name],
    })),
    ...plugins.flatMap((plugin) =>
      Object.entries(plugin.frontmatter ?? {}).map(([name, schema]) => ({
        name,
        schema,
        owner: `plugin "${plugin.name}"`,
        key: ['plugins'],
      })),
    ),
  ];
  const merged = new Map<string, (typeof declarations)[number]>();
  const problems: Omit<ConfigProblem, 'file'>[] = [];
  for (const declaration of declarations) {
    const { name, owner, key } = declaration;
    const existing = merged.get(name);
    if (Object.hasOwn(frontmatterSchema.shape, name)) {
      problems.push({
        key,
        message: `frontmatter: ${owner} declares the field "${name}", which is a frontmatter key of Octavo.`,
        hint: 'Rename the field.',
      });
    } else if (existing) {
      problems.push({
        key,
        message: `frontmatter: ${existing.owner} and ${owner} declare the same field "${name}".`,
        hint: 'Remove one of the declarations, or rename the field.',
      });
    } else merged.set(name, declaration);
  }
  return {
    fields: Object.fromEntries([...merged].map(([name, { schema }]) => [name, schema])),
    problems,
  };
}
