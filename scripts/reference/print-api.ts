import ts from 'typescript';

import {
  type ApiExport,
  type Doc,
  getTag,
  readDoc,
  readExports,
  resolveModule,
} from './read-api.ts';

/** Prints the description, errors and examples of an export. */
export function printDoc(doc: Doc): string {
  const throws = getTag(doc, 'throws');
  const examples = doc.tags.filter(({ name }) => name === 'example').map(({ text }) => text);
  return [
    paragraphs(doc.text),
    ...(throws === undefined ? [] : [`**Throws** ${printThrows(throws)}`]),
    ...examples.map(fence),
  ].join('\n\n');
}

/** Returns the code of an example, without its fence. */
export function exampleCode(text: string): { lang: string; code: string } {
  const [, lang = 'ts', code = text] = /^```(\w+)\n([\s\S]*?)\n```/.exec(text) ?? [];
  return { lang, code };
}

function fence(text: string): string {
  const { lang, code } = exampleCode(text);
  return `\`\`\`${lang === 'ts' && /<\/|\/>/.test(code) ? 'tsx' : lang}\n${code}\n\`\`\``;
}

function paragraphs(text: string): string {
  return text.replace(/([^\n])\n(?=[^\n-])/g, '$1 ');
}

function printThrows(text: string): string {
  const sentence = paragraphs(text)
    .replace(/^\{(\w+)\}\s*/, 'an `$1` ')
    .replace(/^If /, 'if ');
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

/** Prints the signature of a function or constant, without its body. */
export function printSignature(entry: ApiExport): string {
  const { name } = entry;
  const declared = typeOfConstant(entry);
  if (!declared) return `const ${name}`;
  if (!ts.isFunctionLike(declared.node))
    return `const ${name}: ${declared.node.getText(declared.file)}`;
  const { node } = declared;
  const parameters = node.parameters.map((parameter) => {
    const type = parameter.type?.getText(declared.file);
    if (type === undefined) return parameter.getText(declared.file);
    const isOptional = parameter.questionToken ?? parameter.initializer;
    const label = ts.isIdentifier(parameter.name) ? parameter.name.text : 'options';
    const rest = parameter.dotDotDotToken ? '...' : '';
    return `${rest}${label}${isOptional ? '?' : ''}: ${oneLine(type)}`;
  });
  const generics = node.typeParameters?.map((each) => each.getText(declared.file)).join(', ');
  const returns = node.type?.getText(declared.file);
  return `function ${name}${generics ? `<${generics}>` : ''}(${parameters.join(', ')})${returns ? `: ${oneLine(returns)}` : ''}`;
}

/** Returns the function or the type of a declaration. Follows `const x: typeof module.x`. */
function typeOfConstant({
  node,
  file,
}: ApiExport): { node: ts.Node; file: ts.SourceFile } | undefined {
  if (!ts.isVariableStatement(node)) return { node, file };
  const [declaration] = node.declarationList.declarations;
  const { type, initializer } = declaration!;
  if (!type)
    return initializer && ts.isArrowFunction(initializer) ? { node: initializer, file } : undefined;
  if (!ts.isTypeQueryNode(type) || !ts.isQualifiedName(type.exprName)) return { node: type, file };
  const { left, right } = type.exprName;
  const imported = file.statements.filter(ts.isImportDeclaration).find(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamespaceImport(bindings) && bindings.name.text === left.getText(file);
  });
  const module = imported && resolveModule(file.fileName, imported.moduleSpecifier);
  const target = module === undefined ? undefined : readExports(module).get(right.text);
  return target && { node: target.node, file: target.file };
}

/** Types of values that users pass, in addition to those named `…Options` and `…Props`. */
const INPUT_TYPES = [
  'CommandOption',
  'Logger',
  'Navigation',
  'PluginCache',
  'PluginCommand',
  'PluginMarkdown',
  'PluginPage',
  'PluginSearchEngine',
];

/**
 * Prints the members of an interface, of a class or of an object type as a table. In types of input, keys are marked as
 * required. In other types, such as those of results, keys are marked as optional.
 */
export function printMembers({ name, node, file }: ApiExport, heading = 'key'): string {
  const isInput = /(?:Options|Props)$/.test(name) || INPUT_TYPES.includes(name);
  const members = membersOf(node).filter(
    (member) => getTag(readDoc(member, file), 'deprecated') === undefined,
  );
  const rows = members.map((member) => {
    const doc = readDoc(member, file);
    const { type, isRequired } = typeOfMember(member, file);
    const fallback = getTag(doc, 'default');
    const required = isRequired && isInput ? 'required' : '';
    const optional = isRequired || isInput ? '' : '?';
    const byDefault = fallback === undefined ? required : printDefault(fallback);
    return [
      code(member.name!.getText(file).replace(/^'|'$/g, '') + optional),
      code(type),
      byDefault,
      paragraphs(doc.text),
    ];
  });
  return table([heading, 'type', 'default', 'description'], rows);
}

function membersOf(node: ts.Node): ts.NamedDeclaration[] {
  if (ts.isInterfaceDeclaration(node)) return [...node.members].filter(({ name }) => name);
  if (ts.isTypeAliasDeclaration(node))
    return ts.isTypeLiteralNode(node.type) ? [...node.type.members].filter(({ name }) => name) : [];
  if (!ts.isClassDeclaration(node)) return [];
  return node.members.filter((member) => ts.isPropertyDeclaration(member) && member.type);
}

function typeOfMember(
  node: ts.Node & { name?: ts.Node; type?: ts.TypeNode; questionToken?: ts.Node },
  file: ts.SourceFile,
): { type: string; isRequired: boolean } {
  const type = ts.isMethodSignature(node) ? node.getText(file) : (node.type?.getText(file) ?? '');
  // A function that can return `undefined` is not a union.
  const isOptional = !!node.type && ts.isUnionTypeNode(node.type) && / \| undefined$/.test(type);
  return {
    type: isOptional ? oneLine(type).replace(/ \| undefined$/, '') : oneLine(type),
    isRequired: !node.questionToken && !isOptional,
  };
}

function printDefault(text: string): string {
  return /^(?:'.*'|\[\]|\{\}|true|false|null|\d+)$/.test(text) ? code(text) : paragraphs(text);
}

/** Prints a type without comments on one line. */
export function oneLine(type: string): string {
  return type
    .replace(/\/\*\*?[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/([(<[]) /g, '$1')
    .replace(/,? ([)>\]])(?!=)/g, '$1')
    .replace(/^\| /, '')
    .trim();
}

/** Prints inline code for a table cell or text. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Prints a table without empty columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = head.map((_, index) => rows.some((row) => row[index] !== ''));
  const line = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, index) => used[index])
      .map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' '))
      .join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
