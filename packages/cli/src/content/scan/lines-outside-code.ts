import { classifyLines, type LineKind } from '../../built-site/find-code';

type NumberedLine = [line: string, number: number];

/** Returns all lines outside fenced code blocks with their one-based line numbers. */
export function getLinesOutsideCode(source: string): NumberedLine[] {
  return getLines(source, 'text');
}

/** Returns the first lines of fenced code blocks with their one-based line numbers. */
export function getFenceOpenings(source: string): NumberedLine[] {
  return getLines(source, 'opening');
}

function getLines(source: string, kind: LineKind): NumberedLine[] {
  const lines = source.split('\n');
  return classifyLines(lines).flatMap((own, index) =>
    own === kind ? [[lines[index]!, index + 1] as NumberedLine] : [],
  );
}
