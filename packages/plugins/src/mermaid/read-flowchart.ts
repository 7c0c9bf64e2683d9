/** Hyphens are only part of an identifier between other characters, because they also start arrows. */
const ID = String.raw`[\w\p{L}]+(?:-[\w\p{L}]+)*`;
/** Label in brackets. Within it, no character closes the shape for the builder, which ignores quotes. */
const SHAPE = String.raw`\[\[[^\]]+\]\]|\[\([^)]+\)\]|\[\/[^\]/\\]+\\\]|\[\\[^\]/\\]+\/\]|\["[^"\]]+"\]|\[(?![/\\])[^\][(){}"]+\]|\(\(\([^)]+\)\)\)|\(\([^)]+\)\)|\(\[[^\]]+\]\)|\("[^")]+"\)|\([^)(\]["]+\)|\{\{[^}]+\}\}|\{"[^"}]+"\}|\{[^}{"]+\}|>[^\]]+\]`;
const CLASS = String.raw`:::\w+(?:-\w+)*`;
const NODE = `${ID}(?:${SHAPE})?(?:${CLASS})?`;
const NODES = String.raw`${NODE}(?:\s*&\s*${NODE})*`;
/** An arrow followed by "o" or "x" without a space has another head. */
const ARROW = String.raw`<?(?:-->|-\.->|==>|(?:---|-\.-|===)(?![ox]))(?:\|[^|]*\|)?|<?(?:--|-\.|==)\s+[^-=.|<>]+?\s+(?:-->|---|\.->|-\.-|==>|===)`;
const EDGES = String.raw`${NODES}(?:\s*(?:${ARROW})\s*${NODES})*`;
const SUBGRAPH = String.raw`subgraph\s+(?:${ID}\s*\[[^\]]+\]|[^[\]]+)`;
const STYLES = String.raw`[\w-]+:[^,;]+(?:,\s*[\w-]+:[^,;]+)*`;

export const FLOWCHART_STATEMENTS: readonly string[] = [
  EDGES,
  SUBGRAPH,
  'end',
  String.raw`direction\s+(?:TD|TB|LR|BT|RL)`,
  String.raw`classDef\s+\w+\s+${STYLES}`,
  String.raw`class\s+[\w,-]+\s+\w+`,
  String.raw`style\s+[\w,-]+\s+${STYLES}`,
  String.raw`linkStyle\s+(?:default|[\d,\s]+)\s+${STYLES}`,
];

const EDGES_PATTERN = new RegExp(`^${EDGES}$`, 'u');
const TOKENS = new RegExp(
  `(?<id>${ID})(?<shape>${SHAPE})?(?<style>${CLASS})?|(?<arrow>${ARROW})|&`,
  'gu',
);

interface Subgraph {
  isClosed: boolean;
}

/**
 * Reads the statements of a flowchart and writes them so that the builder draws them like Mermaid: with spaces between
 * nodes and arrows, because the builder reads the hyphens of `A-->B` as part of the node, with identifiers in ASCII, and
 * with the label of a node where its identifier first occurs.
 *
 * @returns `undefined` if the builder draws the flowchart differently than Mermaid
 */
export function readFlowchart(
  lines: readonly string[],
): { statements: string[]; relations: number } | undefined {
  const tokensOf = (line: string) =>
    line !== 'end' && EDGES_PATTERN.test(line)
      ? [...line.matchAll(TOKENS)].map(({ 0: text, groups }) => ({ text, ...groups! }) as Token)
      : [];
  const shapes = new Map<string, string>();
  for (const { id, shape } of lines.flatMap(tokensOf)) if (id && shape) shapes.set(id, shape);
  const root: Subgraph = { isClosed: false };
  const open = [root];
  const subgraphs = new Map<string, Subgraph>();
  const statements: string[] = [];
  let relations = 0;
  for (const line of lines) {
    const current = open.at(-1)!;
    // The builder draws the direction of the whole flowchart as a node.
    if (/^direction\s/.test(line) && current === root) return undefined;
    if (/^subgraph\s/.test(line)) open.push({ isClosed: false });
    if (line === 'end' && current !== root) open.pop()!.isClosed = true;
    const tokens = tokensOf(line);
    const words: string[] = [];
    let [sources, targets] = [0, 0];
    for (const { text, id, style = '', arrow } of tokens) {
      if (id) {
        const first = subgraphs.get(id);
        // Mermaid moves such a node into the subgraph. The builder does not.
        if (current !== root && first && first !== current && !first.isClosed) return undefined;
        const label = shapes.get(id) ?? (toAscii(id) === id ? '' : `[${id}]`);
        words.push(`${toAscii(id)}${first ? '' : label}${style}`);
        subgraphs.set(id, first ?? current);
        targets += 1;
      } else {
        words.push(text);
      }
      if (!arrow) continue;
      relations += sources * targets;
      [sources, targets] = [targets, 0];
    }
    relations += sources * targets;
    statements.push(tokens.length > 0 ? words.join(' ') : withAsciiId(line));
  }
  return { statements, relations };
}

interface Token {
  text: string;
  id?: string;
  shape?: string;
  style?: string;
  arrow?: string;
}

/** The builder derives the identifier of a subgraph from the ASCII characters of its title. */
function withAsciiId(line: string): string {
  const [, id, label] = /^subgraph\s+([^[\]]+?)\s*(?:\[([^\]]+)\])?$/.exec(line) ?? [];
  return id === undefined || toAscii(id) === id ? line : `subgraph ${toAscii(id)} [${label ?? id}]`;
}

function toAscii(id: string): string {
  if (/^[\x20-\x7E]*$/.test(id)) return id;
  return `u${Array.from(id, (character) => character.codePointAt(0)!.toString(16)).join('-')}`;
}
