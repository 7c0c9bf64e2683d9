/** Kinds of diagrams that the builder can draw. Names are the keys of their messages. */
export type DiagramKind =
  | 'flowchart'
  | 'sequence'
  | 'state'
  | 'class'
  | 'entityRelationship'
  | 'chart';

/** Diagram without the statements that only describe it. */
export interface Diagram {
  /** `undefined` if the diagram cannot be drawn without a browser. */
  kind: DiagramKind | undefined;
  code: string;
  title?: string;
  description?: string;
}

const KINDS: readonly (readonly [RegExp, DiagramKind])[] = [
  [/^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)\s*;?$/i, 'flowchart'],
  [/^sequenceDiagram$/, 'sequence'],
  [/^stateDiagram(?:-v2)?$/, 'state'],
  [/^classDiagram$/, 'class'],
  [/^erDiagram$/, 'entityRelationship'],
  [/^xychart(?:-beta)?(?:\s+horizontal)?$/, 'chart'],
];

const WORD = String.raw`[\w\p{L}-]+`;
/** Hyphens are only part of an identifier between other characters, because they also start arrows. */
const NODE_ID = String.raw`[\w\p{L}]+(?:-[\w\p{L}]+)*`;
/** Node of a flowchart: an identifier, and optionally a label in brackets and a class. */
const NODE = String.raw`${NODE_ID}(?:\[\[[^\]]*\]\]|\[\([^)]*\)\]|\[\/[^\]]*[/\\]\]|\[\\[^\]]*[/\\]\]|\["[^"]*"\]|\[[^\][(){}"]*\]|\(\(\([^)]*\)\)\)|\(\([^)]*\)\)|\(\[[^\]]*\]\)|\("[^"]*"\)|\([^)(\][]*\)|\{\{[^}]*\}\}|\{"[^"]*"\}|\{[^}{]*\}|>[^\]]*\])?(?::::${NODE_ID})?`;
const NODES = String.raw`${NODE}(?:\s*&\s*${NODE})*`;
/** An arrow followed by "o" or "x" without a space has another head. */
const ARROW = String.raw`<?(?:-->|-\.->|==>|(?:---|-\.-|===)(?![ox]))(?:\|[^|]*\|)?|<?(?:--|-\.|==)\s+[^-=.|<>]+?\s+(?:-->|---|\.->|-\.-|==>|===)`;
const EDGES = String.raw`${NODES}(?:\s*(?:${ARROW})\s*${NODES})*`;
const STYLES = String.raw`[\w-]+:[^,;]+(?:,\s*[\w-]+:[^,;]+)*`;

/**
 * Statements that the builder draws. It ignores others without a warning, so a diagram with other statements is left to
 * the browser.
 */
const STATEMENTS: Readonly<Record<DiagramKind, readonly string[]>> = {
  flowchart: [
    EDGES,
    String.raw`subgraph\s+(?:${WORD}\s*\[[^\]]+\]|[^[\]]+)`,
    'end',
    String.raw`direction\s+(?:TD|TB|LR|BT|RL)`,
    String.raw`classDef\s+\w+\s+${STYLES}`,
    String.raw`class\s+[\w,-]+\s+\w+`,
    String.raw`style\s+[\w,-]+\s+${STYLES}`,
    String.raw`linkStyle\s+(?:default|[\d,\s]+)\s+${STYLES}`,
  ],
  sequence: [
    String.raw`(?:participant|actor)\s+\S+(?:\s+as\s+.+)?`,
    String.raw`${WORD}\s*(?:->>|-->>|->|-->|-\)|--\)|-x|--x)\s*[+-]?\s*${WORD}\s*:.+`,
    String.raw`(?:Note|note)\s+(?:left of|right of|over)\s+[^:]+:.+`,
    String.raw`(?:loop|alt|opt|par|critical|break)(?:\s+.+)?`,
    String.raw`(?:else|and)(?:\s+.+)?`,
    'end',
  ],
  state: [
    String.raw`(?:\[\*\]|${WORD})\s*-->\s*(?:\[\*\]|${WORD})(?:\s*:.+)?`,
    String.raw`state\s+"[^"]+"\s+as\s+[\w\p{L}]+\s*\{?`,
    String.raw`state\s+[\w\p{L}]+\s*\{`,
    String.raw`${WORD}\s*:.+`,
    String.raw`\}`,
    String.raw`direction\s+(?:TD|TB|LR|BT|RL)`,
  ],
  class: [
    String.raw`class\s+\w+(?:~\w+~)?\s*\{?`,
    String.raw`namespace\s+\S+\s*\{`,
    String.raw`\w+\s+(?:"[^"]+"\s+)?(?:<\|--|--\|>|\*--|--\*|o--|--o|<--|-->|--|<\|\.\.|\.\.\|>|<\.\.|\.\.>|\.\.)\s+(?:"[^"]+"\s+)?\w+(?:\s*:.+)?`,
    String.raw`\w+\s*:.+`,
    String.raw`<<\w+>>`,
    String.raw`[+\-#~]?[\w<>~\[\], ]+(?:\([^)]*\))?[$*]?(?:\s*:?\s*[\w<>~\[\]]+)?[$*]?`,
    String.raw`\}`,
  ],
  entityRelationship: [
    String.raw`\S+\s+[|o}{]{2}(?:--|\.\.)[|o}{]{2}\s+\S+\s*:.+`,
    String.raw`[\w-]+\s*\{`,
    String.raw`\w+\s+\w+(?:\s+(?:PK|FK|UK)(?:,\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?`,
    String.raw`\}`,
  ],
  chart: [
    String.raw`title\s+"?[^"]+"?`,
    String.raw`[xy]-axis\s+.+`,
    String.raw`(?:bar|line)\s+(?:"[^"]*"\s+)?\[[-\d.,\s]+\]`,
  ],
};

const PATTERNS = new Map(
  Object.entries(STATEMENTS).map(([kind, statements]) => [
    kind,
    new RegExp(`^(?:${statements.join('|')})$`, 'u'),
  ]),
);

const EDGES_PATTERN = new RegExp(`^${EDGES}$`, 'u');
const EDGE_TOKENS = new RegExp(`${NODE}|${ARROW}|&`, 'gu');

/** Adds spaces between nodes and arrows, because the builder reads the hyphens of `A-->B` as part of the node. */
function separateNodes(line: string): string {
  return EDGES_PATTERN.test(line) ? line.match(EDGE_TOKENS)!.join(' ') : line;
}

/** Finds out what a diagram shows, and whether it can be drawn without a browser. */
export function readDiagram(source: string): Diagram {
  const diagram: Diagram = { kind: undefined, code: source };
  let text = source.replace(/\r\n?/g, '\n');
  const [head, title] = /^\s*---\s*\n\s*title:\s*(.+?)\s*\n\s*---\s*\n/.exec(text) ?? [];
  if (head !== undefined) text = text.slice(head.length);
  const set = (key: 'title' | 'description', value: string | undefined) => {
    if (value) diagram[key] = value.replace(/\s+/g, ' ').trim();
    return '';
  };
  set('title', title?.replace(/^(["'])(.*)\1$/, '$2'));
  text = text
    .replace(/^[ \t]*accTitle[ \t]*:(.*)$/m, (_all, value: string) => set('title', value))
    .replace(/^[ \t]*accDescr[ \t]*:(.*)$/m, (_all, value: string) => set('description', value))
    .replace(/^[ \t]*accDescr[ \t]*\{([^}]*)\}/m, (_all, value: string) =>
      set('description', value),
    );
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^%%(?!\{)/.test(line));
  const kind = KINDS.find(([header]) => header.test(lines[0] ?? ''))?.[1];
  const statements = lines.slice(1).map((line) => line.replace(/\s*;$/, ''));
  const pattern = kind && PATTERNS.get(kind)!;
  if (!pattern || statements.length === 0 || !statements.every((line) => pattern.test(line)))
    return diagram;
  // The builder adds an English legend to charts with several series.
  const series = statements.filter((line) => /^(?:bar|line)\b/.test(line));
  if (kind === 'chart' && series.length > 1) return diagram;
  const drawn = kind === 'flowchart' ? statements.map(separateNodes) : statements;
  return { ...diagram, kind, code: [lines[0]!.replace(/\s*;$/, ''), ...drawn].join('\n') };
}
