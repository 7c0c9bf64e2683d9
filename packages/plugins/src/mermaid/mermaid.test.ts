import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';

import { CATALOGS } from '../messages';
import { compilePage as compile } from '../testing/compile-page';
import { drawDiagram } from './draw-diagram';
import { readDiagram } from './read-diagram';
import rehypeMermaid from './rehype-mermaid';
import remarkMermaid from './remark-mermaid';

const fence = (code: string) => `\`\`\`mermaid\n${code}\n\`\`\`\n`;
const compilePage = (source: string, options = {}, partials = {}) =>
  compile(
    source,
    {
      remarkPlugins: [remarkMermaid as never],
      rehypePlugins: [
        [rehypeMermaid, { draw: 'build', canDrawInBrowser: true, ...options }] as never,
      ],
    },
    partials,
  );

const DIAGRAMS = {
  flowchart: 'flowchart LR\n  A[Start] --> B{Go?}\n  B -->|Yes| C[(Store)]',
  sequence: 'sequenceDiagram\n  participant A as Alice\n  A->>Bob: Hello',
  state: 'stateDiagram-v2\n  [*] --> Idle\n  Idle --> Busy : start',
  class: 'classDiagram\n  Animal <|-- Duck\n  Duck : +swim()',
  entityRelationship: 'erDiagram\n  CUSTOMER ||--o{ ORDER : places',
  chart: 'xychart-beta\n  title "Sales"\n  x-axis [jan, feb]\n  bar [5, 6]',
} as const;

test.each(Object.entries(DIAGRAMS))('draws a %s without a browser', async (kind, code) => {
  const { html, isStatic, markdown, warnings } = await compilePage(
    `# A\n\n${fence(code)}\nText\n\n${fence(code)}`,
  );
  expect(isStatic).toBe(true);
  expect(warnings).toEqual([]);
  expect(html[0]!.match(/<figure class="oct-mermaid oct-scrollable"><svg /g)).toHaveLength(2);
  const name = CATALOGS.en.mermaid[kind as keyof typeof DIAGRAMS];
  expect(html[0]).toContain(`role="img" aria-label="${name}`);
  expect(html[0]).not.toMatch(/<style|@import|https?:\/\/(?!www\.w3\.org)| style=| data-/);
  expect(markdown).toBe(`# A\n\n${fence(code)}\nText\n\n${fence(code)}`);
});

test('IDs are unique on a page', async () => {
  const { html, content } = await compilePage(fence(DIAGRAMS.flowchart).repeat(3));
  const ids = [...html[0]!.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(content.ids.length).toBe(ids.length);
  expect(html[0]).toContain('marker-end="url(#oct-mermaid-2-arrowhead)"');
});

test.each([
  ['A-->B-->C', 'A → B; B → C'],
  ['A-.->B', 'A → B'],
  ['A---B', 'A → B'],
  ['A==>B;', 'A → B'],
  ['A-->B[Text]', 'A → Text'],
  ['us-east-->B', 'us-east → B'],
  ['A[a-->b]-->|x-->y|B', 'a-->b → B: x-->y'],
  ['A["a --- b"]<-->B', 'a --- b → B'],
  ['A-- Yes -->B', 'A → B: Yes'],
  ['A:::hot-->B', 'A → B'],
  ['A&B-->C', 'A → C; B → C'],
  ['Start-->Café', 'Start → Café'],
  ['步骤[第二步]-->C\n步骤-->Café', '第二步 → C; 第二步 → Café'],
  ['A-->B\nB[Text]', 'A → Text'],
  ['A[<b>x</b><br>y]-->B', 'x y → B'],
  ['subgraph 步骤\nA-->B\nend\nsubgraph 结果\nC-->D\nend', 'A → B; C → D'],
])('draws the edges and nodes of a flowchart: %s', (code, relations) => {
  const svg = drawDiagram(`graph TD;\n${code}`, '', CATALOGS.en.mermaid, renderMermaidSVG);
  expect(svg?.properties.ariaLabel).toBe(`Flowchart: ${relations}`);
});

describe('text alternative', () => {
  const labelOf = (code: string, lang: keyof typeof CATALOGS = 'en') =>
    drawDiagram(code, '', CATALOGS[lang]!.mermaid, renderMermaidSVG)?.properties.ariaLabel;

  test('lists the relations with the names of the nodes', () => {
    expect(labelOf(DIAGRAMS.flowchart)).toBe('Flowchart: Start → Go?; Go? → Store: Yes');
    expect(labelOf(DIAGRAMS.sequence)).toBe('Sequence diagram: Alice → Bob: Hello');
    expect(labelOf(DIAGRAMS.state, 'zh')).toBe('状态图: ● → Idle; Idle → Busy: start');
    expect(labelOf(DIAGRAMS.entityRelationship)).toContain('CUSTOMER → ORDER: places');
    expect(labelOf(DIAGRAMS.chart)).toBe('Chart: jan: 5; feb: 6');
  });

  test('accTitle, accDescr and the title in the frontmatter replace it', () => {
    expect(labelOf('flowchart LR\n  accTitle: Release\n  accDescr: From code\n    A --> B')).toBe(
      'Release: From code',
    );
    expect(labelOf('flowchart LR\n  accDescr {\n  Two\n  lines\n  }\n  A --> B')).toBe(
      'Flowchart: Two lines',
    );
    expect(labelOf('---\ntitle: "Release"\n---\nflowchart LR\n  A --> B')).toBe('Release: A → B');
  });
});

test.each([
  ['pie', 'pie title Pets\n  "Dogs" : 3'],
  ['gantt', 'gantt\n  title A\n  section S\n  A :a1, 2014-01-01, 30d'],
  ['an empty diagram', ''],
  ['a header without content', 'flowchart LR'],
  ['a directive', '%%{init: {"theme": "dark"}}%%\nflowchart LR\n  A --> B'],
  ['a configuration', '---\nconfig:\n  theme: dark\n---\nflowchart LR\n  A --> B'],
  ['a click handler', 'flowchart LR\n  A --> B\n  click A href "https://example.com"'],
  ['a new shape', 'flowchart LR\n  A@{ shape: circle } --> B'],
  ['an arrow with a circle', 'flowchart LR\n  A---oB'],
  ['a parallelogram', 'flowchart LR\n  A[/a/] --> B[\\b\\]'],
  ['an entity code', 'flowchart LR\n  A["#quot;x#quot;"] --> B'],
  ['a numeric entity code', 'sequenceDiagram\n  A->>B: #35;1'],
  ['a Markdown string', 'flowchart LR\n  A["`**bold**`"] --> B'],
  ['a bracket in quotes', 'flowchart LR\n  A["x ] y"] --> B'],
  ['a direction of a flowchart', 'flowchart LR\n  direction TB\n  A --> B'],
  ['a node that moves to a subgraph', 'flowchart LR\n  A --> B\n  subgraph S\n  A\n  end'],
  ['a class of a state', 'stateDiagram-v2\n  A:::hot --> B'],
  ['a class of a target', 'stateDiagram-v2\n  [*] --> A:::hot'],
  ['a late description', 'stateDiagram-v2\n  A --> B\n  B : text'],
  [
    'a description of a composite state',
    'stateDiagram-v2\n  A : text\n  state A {\n  B --> C\n  }',
  ],
  ['a note at the start', 'sequenceDiagram\n  Note over A,B: x\n  A->>B: y'],
  ['a participant with a shape', 'sequenceDiagram\n  participant A@{"type":"queue"}\n  A->>B: y'],
  ['a lost message', 'sequenceDiagram\n  A-xB: y'],
  ['a direction of classes', 'classDiagram\n  direction LR\n  A --> B'],
  ['an annotation', 'classDiagram\n  class Shape\n  <<interface>> Shape'],
  ['a namespace', 'classDiagram\n  namespace N {\n  class X\n  }'],
  ['a generic member', 'classDiagram\n  class A {\n  +all() List~int~\n  }'],
  ['a typed member', 'classDiagram\n  class A {\n  name: String\n  }'],
  ['a line between classes', 'classDiagram\n  A -- B'],
  ['a dashed line between classes', 'classDiagram\n  A .. B\n  A --> C'],
  ['a comment of an attribute', 'erDiagram\n  A {\n  string id PK "comment"\n  }'],
  ['a syntax error', 'flowchart LR\n  A --> --> B ['],
  ['an unknown statement', 'sequenceDiagram\n  this is not valid'],
  ['an activation', 'sequenceDiagram\n  A->>B: x\n  activate B'],
  ['a chart with a legend', 'xychart-beta\n  bar [1, 2]\n  line [2, 1]'],
  ['a fork', 'stateDiagram-v2\n  state fork <<fork>>\n  [*] --> fork'],
  ['a link of a class', 'classDiagram\n  class A\n  link A "https://example.com"'],
])('leaves %s to the browser', async (_name, code) => {
  expect(readDiagram(code).kind).toBeUndefined();
  const { html, isStatic } = await compilePage(fence(code));
  expect(isStatic).toBe(true);
  expect(html[0]).toMatch(
    /^<figure class="oct-mermaid oct-scrollable"><pre class="oct-mermaid-source">/,
  );
});

test('without mermaid, such a diagram fails with its position', async () => {
  const fail = async (source: string, partials = {}) =>
    compilePage(source, { canDrawInBrowser: false }, partials).then(
      () => 'compiled',
      (error: Error) => error.message.replace(/\/\S*\/octavo-plugins-\w+\//, ''),
    );
  expect(await fail(`# A\n\n${fence('pie\n "a": 1')}`)).toMatch(
    /^page\.mdx:3:1: The diagram "pie" cannot be drawn .*\n.*npm install mermaid$/,
  );
  expect(await fail(fence('pie\n "a": 1'), { 'pnpm-lock.yaml': '' })).toMatch(/pnpm add mermaid$/);
  const partials = { 'part.mdx': `Text\n\n${fence('gantt\n title A')}` };
  expect(await fail("import Part from './part.mdx'\n\n<Part />\n", partials)).toMatch(
    /^part\.mdx:3:1: The diagram "gantt"/,
  );
});

test.each([
  'flowchart LR\n  A["<script>alert(1)</script>"] --> B["&lt;img src=x onerror=alert(1)&gt;"]',
  'flowchart LR\n  A --> B\n  style A fill:"><script>alert(1)</script>,stroke:#f00',
  'flowchart LR\n  A --> B\n  style A fill:url(https://example.com/x),stroke:#f00',
  'sequenceDiagram\n  A->>B: <foreignObject><iframe src="javascript:alert(1)">',
  'erDiagram\n  x ||--o{ ORDER : <a href="javascript:alert(1)">',
])('keeps only shapes and text: %s', (code) => {
  const svg = drawDiagram(code, 'x-', CATALOGS.en.mermaid, renderMermaidSVG);
  const elements: Element[] = [];
  if (svg) visit(svg, 'element', (node) => void elements.push(node));
  const names = elements.map(({ tagName }) => tagName);
  expect(
    names.filter((name) => !/^(?:svg|g|defs|marker|rect|line|circle|poly\w+|text)$/.test(name)),
  ).toEqual([]);
  const values = elements.flatMap(({ properties: { fill, stroke } }) => [fill, stroke]);
  expect(values.filter((value) => /["<:]/.test(String(value)))).toEqual([]);
});

test('draws all cardinalities and keys of an entity', () => {
  const svg = drawDiagram(
    'erDiagram\n  A }o--|| B : has\n  A }|..o| C : uses\n  A {\n    string id PK, FK\n  }',
    '',
    CATALOGS.en.mermaid,
    renderMermaidSVG,
  );
  expect(svg?.properties.ariaLabel).toMatch(/: A → B: has; A → C: uses$/);
  expect(JSON.stringify(svg)).toContain('PK,FK');
});

test('a color in a style is not an entity code', () => {
  const code = 'flowchart LR\n  A --> B\n  style A fill:#fff;';
  expect(readDiagram(code).kind).toBe('flowchart');
});

test('subgraphs keep titles outside ASCII', () => {
  const code = 'flowchart LR\n  subgraph 步骤\n  A\n  end\n  subgraph 结果[终]\n  B\n  end';
  const svg = drawDiagram(code, '', CATALOGS.en.mermaid, renderMermaidSVG);
  const texts: string[] = [];
  visit(svg!, 'text', ({ value }) => void texts.push(value.trim()));
  expect(texts.filter(Boolean)).toEqual(['步骤', '终', 'A', 'B']);
});

test('a diagram is left to the browser if the builder omits an edge', () => {
  const draw = () => renderMermaidSVG('flowchart LR\n  A --> B');
  const code = 'flowchart LR\n  A --> B --> C';
  expect(drawDiagram(code, '', CATALOGS.en.mermaid, draw)).toBeUndefined();
});

test('an entity without attributes has no English text', () => {
  const svg = drawDiagram(DIAGRAMS.entityRelationship, '', CATALOGS.en.mermaid, renderMermaidSVG);
  expect(JSON.stringify(svg)).not.toContain('no attributes');
});

test('other code blocks are unchanged', async () => {
  const { html } = await compilePage('```ts\nlet a = 1;\n```\n');
  expect(html[0]).toContain('oct-code');
  expect(html[0]).not.toContain('mermaid');
});
