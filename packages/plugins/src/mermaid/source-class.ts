/** Class of the source of a diagram that has not been drawn. */
export const SOURCE_CLASS = 'oct-mermaid-source';
