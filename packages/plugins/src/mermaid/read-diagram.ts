import { FLOWCHART_STATEMENTS, readFlowchart } from './read-flowchart';

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
  /** Number of lines between nodes that the drawn diagram must have. */
  relations: number;
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
const KEYS = String.raw`(?:PK|FK|UK)(?:,\s*(?:PK|FK|UK))*`;
/** Attribute or method. The builder shows generic types and other notations differently. */
const MEMBER = String.raw`[+\-#~]?[\w<>\[\], ]+(?:[$*]|\([^)~]*\)(?:\s*[\w<>\[\], ]+)?)?`;

/** Statements that draw one line each. */
const RELATIONS: Readonly<Record<Exclude<DiagramKind, 'flowchart' | 'chart'>, string>> = {
  sequence: String.raw`${WORD}\s*(?:->>|-->>|->|-->|-\)|--\))\s*[+-]?\s*${WORD}\s*:.+`,
  state: String.raw`(?:\[\*\]|${WORD})\s*-->\s*(?:\[\*\]|${WORD})(?:\s*:(?!:).+)?`,
  class: String.raw`\w+\s+(?:"[^"]+"\s+)?(?:<\|--|--\|>|\*--|--\*|o--|--o|<--|-->|<\|\.\.|\.\.\|>|<\.\.|\.\.>)\s+(?:"[^"]+"\s+)?\w+(?:\s*:(?!:).+)?`,
  entityRelationship: String.raw`${WORD}\s+[|o}{]{2}(?:--|\.\.)[|o}{]{2}\s+${WORD}\s*:(?!:).+`,
};

/**
 * Statements that the builder draws. It ignores others without a warning, so a diagram with other statements is left to
 * the browser.
 */
const STATEMENTS: Readonly<Record<DiagramKind, readonly string[]>> = {
  flowchart: FLOWCHART_STATEMENTS,
  sequence: [
    RELATIONS.sequence,
    String.raw`(?:participant|actor)\s+[^\s@{]+(?:\s+as\s+.+)?`,
    String.raw`(?:Note|note)\s+(?:left of|right of|over)\s+[^:]+:.+`,
    String.raw`(?:loop|alt|opt|par|critical|break)(?:\s+.+)?`,
    String.raw`(?:else|and)(?:\s+.+)?`,
    'end',
  ],
  state: [
    RELATIONS.state,
    String.raw`state\s+"[^"]+"\s+as\s+[\w\p{L}]+\s*\{?`,
    String.raw`state\s+[\w\p{L}]+\s*\{`,
    String.raw`${WORD}\s*:(?!:).+`,
    String.raw`\}`,
    String.raw`direction\s+(?:TD|TB|LR|BT|RL)`,
  ],
  class: [
    RELATIONS.class,
    String.raw`class\s+\w+(?:~\w+~)?\s*\{?`,
    String.raw`\w+\s*:(?!:)\s*${MEMBER}`,
  ],
  entityRelationship: [RELATIONS.entityRelationship, String.raw`${WORD}\s*\{`],
  chart: [
    String.raw`title\s+"?[^"]+"?`,
    String.raw`[xy]-axis\s+.+`,
    String.raw`(?:bar|line)\s+(?:"[^"]*"\s+)?\[[-\d.,\s]+\]`,
  ],
};

/** Statements between braces, for kinds where they differ from the others. */
const BODIES: Readonly<Partial<Record<DiagramKind, readonly string[]>>> = {
  class: [String.raw`<<\w+>>`, MEMBER, String.raw`\}`],
  entityRelationship: [String.raw`\w+\s+\w+(?:\s+${KEYS})?`, String.raw`\}`],
};

/** Entity codes and Markdown strings of Mermaid. */
const UNSUPPORTED_TEXT = /"`|#(?:\d+|[a-z]\w*);/i;
/** Statements that contain colors, which look like entity codes. */
const STYLE = /^(?:classDef|style|linkStyle)\s/;

const createPatterns = (statements: Readonly<Record<string, string | readonly string[]>>) =>
  new Map(
    Object.entries(statements).map(([kind, each]) => [
      kind,
      new RegExp(`^(?:${[each].flat().join('|')})$`, 'u'),
    ]),
  );
const PATTERNS = createPatterns(STATEMENTS);
const BODY_PATTERNS = createPatterns(BODIES);
const RELATION_PATTERNS = createPatterns(RELATIONS);

/** Finds out what a diagram shows, and whether it can be drawn without a browser. */
export function readDiagram(source: string): Diagram {
  const diagram: Diagram = { kind: undefined, code: source, relations: 0 };
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
  if (!kind || statements.length === 0 || !areSupported(kind, statements)) return diagram;
  if (lines.some((line) => !STYLE.test(line) && UNSUPPORTED_TEXT.test(line))) return diagram;
  const read = kind === 'flowchart' ? readFlowchart(statements) : readStatements(kind, statements);
  if (!read) return diagram;
  const code = [lines[0]!.replace(/\s*;$/, ''), ...read.statements].join('\n');
  return { ...diagram, kind, code, relations: read.relations };
}

function areSupported(kind: DiagramKind, statements: readonly string[]): boolean {
  const body = BODY_PATTERNS.get(kind);
  let isInBody = false;
  return statements.every((line) => {
    const pattern = isInBody ? body : PATTERNS.get(kind);
    if (body) isInBody = isInBody ? line !== '}' : line.endsWith('{');
    return pattern?.test(line);
  });
}

/** @returns `undefined` if the builder draws the statements in this order differently than Mermaid */
function readStatements(
  kind: Exclude<DiagramKind, 'flowchart'>,
  statements: readonly string[],
): { statements: readonly string[]; relations: number } | undefined {
  // The builder adds an English legend to charts with several series.
  if (kind === 'chart')
    return statements.filter((line) => /^(?:bar|line)\b/.test(line)).length > 1
      ? undefined
      : { statements, relations: 0 };
  const isRelation = (line: string) => RELATION_PATTERNS.get(kind)!.test(line);
  const relations = statements.filter(isRelation).length;
  if (kind === 'sequence') {
    const note = statements.findIndex((line) => /^note\s/i.test(line));
    // The builder draws a note before the first message over the participants.
    if (note !== -1 && !statements.slice(0, note).some(isRelation)) return undefined;
  }
  if (kind === 'state' && hasLateDescription(statements)) return undefined;
  if (kind !== 'entityRelationship') return { statements, relations };
  // The builder does not know the cardinality "}o", and separates keys by spaces.
  const written = statements.map((line) =>
    isRelation(line) ? line.replace(/\}o(?=--|\.\.)/, '{o') : line.replace(/,\s*/g, ' '),
  );
  return { statements: written, relations };
}

const TRANSITION = /^(\S+?)\s*-->\s*([^\s:]+)/;
const COMPOSITE = /^state\s+(?:"[^"]+"\s+as\s+)?([^\s{"]+)\s*\{$/;
const DESCRIPTION = new RegExp(
  String.raw`^(?:state\s+"[^"]+"\s+as\s+(${WORD})|(${WORD})\s*:.+)$`,
  'u',
);

/** The builder ignores the description of a state that occurs earlier or that contains other states. */
function hasLateDescription(statements: readonly string[]): boolean {
  const known = new Set<string>();
  const described = new Set<string>();
  return statements.some((line) => {
    const [, ...ends] = TRANSITION.exec(line) ?? [];
    const composite = COMPOSITE.exec(line)?.[1];
    const [, alias, id = alias] = DESCRIPTION.exec(line) ?? [];
    const isLate = composite ? described.has(composite) : id !== undefined && known.has(id);
    if (id) described.add(id);
    for (const each of [...ends, composite, id]) if (each) known.add(each);
    return isLate;
  });
}
