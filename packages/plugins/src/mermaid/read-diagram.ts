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
/** Node of a flowchart: an identifier, and optionally a label in brackets and a class. */
const NODE = String.raw`${WORD}(?:\[\[[^\]]*\]\]|\[\([^)]*\)\]|\[\/[^\]]*[/\\]\]|\[\\[^\]]*[/\\]\]|\["[^"]*"\]|\[[^\][(){}"]*\]|\(\(\([^)]*\)\)\)|\(\([^)]*\)\)|\(\[[^\]]*\]\)|\("[^"]*"\)|\([^)(\][]*\)|\{\{[^}]*\}\}|\{"[^"]*"\}|\{[^}{]*\}|>[^\]]*\])?(?::::?${WORD})?`;
const NODES = String.raw`${NODE}(?:\s*&\s*${NODE})*`;
const ARROW = String.raw`<?(?:-->|---|-\.->|-\.-|==>|===)(?:\|[^|]*\|)?|<?(?:--|-\.|==)\s+[^-=.|<>]+?\s+(?:-->|---|\.->|-\.-|==>|===)`;
const STYLES = String.raw`[\w-]+:[^,;]+(?:,\s*[\w-]+:[^,;]+)*`;

/**
 * Statements that the builder draws. It ignores others without a warning, so a diagram with other statements is left to
 * the browser.
 */
const STATEMENTS: Readonly<Record<DiagramKind, readonly string[]>> = {
  flowchart: [
    String.raw`${NODES}(?:\s*(?:${ARROW})\s*${NODES})*`,
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
  return { ...diagram, kind, code: [lines[0]!.replace(/\s*;$/, ''), ...statements].join('\n') };
}
