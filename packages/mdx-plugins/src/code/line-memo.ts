import type { Grammar } from 'shiki/core';
import type { CodeToken } from './tokens';

/** What a grammar knows between two lines. */
export type Stack = NonNullable<Parameters<Grammar['tokenizeLine2']>[1]>;

/** What is in a stack: an innermost rule, and the rules around it. */
interface Frame {
  readonly parent: Stack | null;
  readonly ruleId: number;
  readonly beginRuleCapturedEOL: boolean;
  readonly endRule: string | null;
  readonly nameScopesList: Scopes | null;
  readonly contentNameScopesList: Scopes | null;
}

interface Scopes {
  readonly tokenAttributes: number;
  toString: () => string;
}

export interface LineResult {
  tokens: CodeToken[];
  stack: Stack;
}

/** Frames that say the same are one state; what a line gives depends on the state before it alone. */
interface State {
  stack: Stack | null;
  lines: Map<string, { tokens: CodeToken[]; next: State }>;
  inner: Map<string, State>;
}

/** Lines that are remembered; then everything is forgotten. */
const MAX_LINES = 10_000;

/**
 * Read code line by line, and each line in the same state once: much code of documentation begins and ends alike.
 *
 * `readLine` reads one line from where `stack` says the grammar is; `null` is the beginning.
 */
export function memoizeLines(
  readLine: (line: string, stack: Stack | null) => LineResult,
): (code: string) => CodeToken[][] {
  let start: State = newState(null);
  let states = new WeakMap<object, State>();
  let count = 0;

  const stateOf = (stack: Stack): State => {
    const known = states.get(stack);
    if (known) return known;
    const frame = stack as unknown as Frame;
    const outer = frame.parent ? stateOf(frame.parent) : start;
    const key = keyOf(frame);
    const state = outer.inner.get(key) ?? newState(stack);
    outer.inner.set(key, state);
    states.set(stack, state);
    return state;
  };

  return (code) => {
    if (count > MAX_LINES) {
      [start, states, count] = [newState(null), new WeakMap(), 0];
    }
    let state = start;
    return code.split('\n').map((line) => {
      let known = state.lines.get(line);
      if (!known) {
        const { tokens, stack } = readLine(line, state.stack);
        known = { tokens, next: stateOf(stack) };
        state.lines.set(line, known);
        count++;
      }
      state = known.next;
      return known.tokens;
    });
  };
}

function newState(stack: Stack | null): State {
  return { stack, lines: new Map(), inner: new Map() };
}

function keyOf(frame: Frame): string {
  const { ruleId, beginRuleCapturedEOL, endRule, nameScopesList, contentNameScopesList } = frame;
  return [
    ruleId,
    beginRuleCapturedEOL,
    nameScopesList?.tokenAttributes,
    nameScopesList,
    contentNameScopesList?.tokenAttributes,
    contentNameScopesList,
    endRule,
  ].join('\n');
}
