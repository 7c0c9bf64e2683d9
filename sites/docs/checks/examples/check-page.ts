import type { Fence } from './fences';
import type { PagePlan, Problem, Project, Step } from './projects';
import { runProject, type Surroundings } from './run-project';
import type { Exports } from './snippet-types';
import { SNIPPETS, type SnippetFile, snippetFiles } from './snippets';
import { typecheck } from './typecheck';

/** A part of a page that is run on its own, and kept as passed on its own. */
export interface Job {
  page: string;
  line: number;
  /** What decides its outcome, without the place it stands at. */
  content: unknown;
  run(): Promise<Problem[]>;
}

/** The jobs of a page: its projects, and its snippets together. */
export function jobsOf(
  page: string,
  plan: PagePlan,
  surroundings: Surroundings,
  exports: Exports,
): Job[] {
  const jobs = plan.projects.map((project) => ({
    page,
    line: project.line,
    content: project.steps.map(withoutLines),
    run: () => runProject(project, surroundings, (folder) => typesOf(project, folder)),
  }));
  if (plan.snippets.length === 0) return jobs;
  return [
    ...jobs,
    snippetJob(page, snippetFiles(plan.snippets, exports), plan.snippets, surroundings),
  ];
}

function withoutLines(step: Step): unknown {
  const outputs = 'outputs' in step ? step.outputs.map(({ text }) => text) : [];
  return { ...step, line: undefined, outputs };
}

function snippetJob(
  page: string,
  files: SnippetFile[],
  snippets: Fence[],
  surroundings: Surroundings,
): Job {
  const line = snippets[0]!.line;
  const steps: Step[] = files.map(({ path, code }) => ({ kind: 'write', path, code, line }));
  if (files.some(({ path }) => path.includes('.test.'))) {
    const command = `npx rstest run ${SNIPPETS}`;
    steps.push({ kind: 'run', command, line, exit: 0, outputs: [] });
  }
  const project: Project = { line, steps };
  return {
    page,
    line,
    content: snippets.map(({ lang, code }) => [lang, code]),
    run: () => runProject(project, surroundings, (folder) => snippetTypes(files, folder)),
  };
}

/** Type problems of a project, each at the line of the page that it comes from. */
function typesOf({ steps, line: first }: Project, folder: string): Problem[] {
  const writes = steps.filter((step) => step.kind === 'write');
  return typecheck(folder).map(({ path, line, message }) => {
    const start = writes.findLast((step) => step.path === path)?.line;
    const where = start === undefined ? `${path}:${line}: ` : '';
    return { line: start === undefined ? first : start + line, message: where + message };
  });
}

function snippetTypes(files: SnippetFile[], folder: string): Problem[] {
  return typecheck(folder).map(({ path, line, message }) => {
    const origin = files.find((file) => file.path === path)?.origins[line - 1];
    return { line: origin ?? 0, message: origin ? message : `${path}:${line}: ${message}` };
  });
}
