import { configSchema } from './schema';

/** A part of the schema, as one sees it who walks it. */
export interface SchemaNode {
  def: {
    type: string;
    shape?: Record<string, SchemaNode>;
    innerType?: SchemaNode;
    element?: SchemaNode;
    valueType?: SchemaNode;
    options?: SchemaNode[];
    items?: SchemaNode[];
    entries?: Record<string, string>;
    values?: unknown[];
  };
}

/** The schema of the whole configuration. */
export const configRoot = configSchema as unknown as SchemaNode;
