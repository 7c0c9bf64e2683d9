#!/usr/bin/env node
/**
 * Prints random texts of the repository, to be rated by readers: strings that users see, comments and exported names.
 *
 *   node scripts/spelling/sample.mjs <seed> [--strings 200] [--comments 100] [--names 100]
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    strings: { type: 'string', default: '200' },
    comments: { type: 'string', default: '100' },
    names: { type: 'string', default: '100' },
  },
});
const [seed] = positionals;
if (seed === undefined) {
  console.error('Usage: node scripts/spelling/sample.mjs <seed> [options]');
  process.exit(1);
}

const files = execFileSync('git', ['ls-files', 'packages'], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      /\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|stories|generated)\.|\/testing\//.test(file),
  );

const strings = new Map();
const comments = new Map();
const names = new Map();
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const at = (position) => `${file}:${source.getLineAndCharacterOfPosition(position).line + 1}`;
  visit(source);
  for (const match of text.matchAll(/\/\*\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm)) {
    const comment = match[0].replace(/^[ \t]*(?:\/\*\*|\*\/|\*|\/\/) ?|\*\/$/gm, '').trim();
    if (/[a-z] [a-z]/.test(comment)) comments.set(at(match.index), comment);
  }

  function visit(node) {
    // A sentence, or something with a space that is neither markup nor code.
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const value = node.getText(source).slice(1, -1);
      const isSentence = /^(?:[A-Z"$][^<>]*|[a-z]+) [a-z"$]+.* ?/.test(value) && value.length > 12;
      const isImport = ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);
      if (isSentence && !isImport) strings.set(at(node.getStart(source)), value);
    }
    const isExported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (isExported) {
      const declared = ts.isVariableStatement(node) ? node.declarationList.declarations : [node];
      for (const { name } of declared) if (name) names.set(at(node.getStart(source)), name.text);
    }
    ts.forEachChild(node, visit);
  }
}

const catalog = 'packages/mdx-plugins/src/messages/en.json';
for (const [group, messages] of Object.entries(JSON.parse(readFileSync(catalog, 'utf8')))) {
  for (const [key, message] of Object.entries(messages))
    strings.set(
      `${catalog}:${group}.${key}`,
      typeof message === 'string' ? message : message.other,
    );
}

print('Strings', strings, Number(values.strings));
print('Comments', comments, Number(values.comments));
print('Exported names', names, Number(values.names));

/** Prints the entries whose hashes with the seed are the smallest. */
function print(title, entries, count) {
  const hash = (key) => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  const chosen = [...entries].sort(([a], [b]) => (hash(a) < hash(b) ? -1 : 1)).slice(0, count);
  console.log(`\n## ${title}: ${chosen.length} of ${entries.size}\n`);
  for (const [index, [place, text]] of chosen.entries())
    console.log(`${index + 1}. ${text.replace(/\s*\n\s*/g, ' ⏎ ')}  (${place})`);
}
