import { loadTypeScript } from './load-typescript';
import { checkSamples, type TypeProblem, type TypeTask } from './type-batch';

/** Worker entry point: checks the types of samples. Parsed packages stay in memory for the next task. */
export default function checkTypes({ cwd, options, samples }: TypeTask): TypeProblem[][] {
  return checkSamples(loadTypeScript(cwd), options, samples);
}
