import { attributesOf, type JsxNode, textOf } from '../estree/static-attributes';
import type { StaticValue } from '../estree/static-expression';
import { joinBlocks } from './lines';

/** What a component is made of when it is written. */
export interface Inside {
  /** Its children, written. */
  children: () => string;
  /** What to write for an address. */
  address: (href: string) => string;
}

type Values = Record<string, StaticValue>;
type Write = (values: Values, inside: Inside) => string;

const bold = (text: string): string => (text === '' ? '' : `**${text}**`);
const around =
  (mark: string): Write =>
  (_values, { children }) =>
    `${mark}${children()}${mark}`;

/** How components of the theme, and elements of HTML, are said in Markdown; of others what is in them is left. */
const COMPONENTS: Record<string, Write> = {
  Tab: (values, { children }) => joinBlocks([bold(textOf(values, 'label', 'value')), children()]),
  Badge: (values, { children }) => `(${children() || textOf(values, 'text')})`,
  Card: (values, { children }) =>
    joinBlocks([bold(textOf(values, 'title')), textOf(values, 'content') || children()]),
  LinkCard: (values, { address }) => {
    const link = `- [${textOf(values, 'title', 'href')}](${address(textOf(values, 'href'))})`;
    const description = textOf(values, 'description');
    return description === '' ? link : `${link}: ${description}`;
  },
  SourceCode: (values, { address }) => {
    const href = textOf(values, 'href');
    return `[${href}](${address(href)})`;
  },
  CommandTabs: (values) => commands(values.commands),
  PackageManagerTabs: (values) =>
    typeof values.command === 'string' ? fence(values.command) : commands(values.command),
  a: (values, { children, address }) => {
    const href = textOf(values, 'href');
    return href === '' ? children() : `[${children()}](${address(href)})`;
  },
  img: (values, { address }) => `![${textOf(values, 'alt')}](${address(textOf(values, 'src'))})`,
  summary: around('**'),
  strong: around('**'),
  b: around('**'),
  em: around('*'),
  i: around('*'),
  kbd: around('`'),
  code: around('`'),
  br: () => '\\\n',
  hr: () => '---',
  script: () => '',
  style: () => '',
};

/** Write a component, or JSX that is an element of HTML. */
export function writeComponent(node: JsxNode, inside: Inside): string {
  const write = node.name !== null && Object.hasOwn(COMPONENTS, node.name) && COMPONENTS[node.name];
  return write ? write(attributesOf(node), inside) : inside.children();
}

function commands(values: StaticValue | undefined): string {
  if (typeof values !== 'object' || values === null) return '';
  return joinBlocks(
    Object.entries(values).flatMap(([manager, command]) =>
      typeof command === 'string' ? [bold(manager), fence(command)] : [],
    ),
  );
}

function fence(code: string): string {
  return `\`\`\`sh\n${code}\n\`\`\``;
}
