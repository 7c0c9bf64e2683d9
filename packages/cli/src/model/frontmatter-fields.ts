import type { StandardSchemaV1 } from '@standard-schema/spec';

/** Maps frontmatter keys to schemas of any library that implements Standard Schema. */
export type FrontmatterFields = Readonly<Record<string, StandardSchemaV1>>;

/**
 * Types of the values that pages have for declared frontmatter fields.
 *
 * @example
 * declare global {
 *   namespace Octavo {
 *     interface Frontmatter extends FrontmatterOf<typeof fields> {}
 *   }
 * }
 */
export type FrontmatterOf<Fields extends FrontmatterFields> = {
  [Key in keyof Fields as undefined extends Output<Fields[Key]> ? never : Key]: Output<Fields[Key]>;
} & {
  [Key in keyof Fields as undefined extends Output<Fields[Key]> ? Key : never]?: Output<
    Fields[Key]
  >;
};

type Output<Schema extends StandardSchemaV1> = StandardSchemaV1.InferOutput<Schema>;
