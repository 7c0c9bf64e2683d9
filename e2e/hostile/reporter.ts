import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints how many hostile inputs were tried and how many passed, for each group. */
export default class GroupReporter implements Reporter {
  private readonly groups = new Map<string, { tried: number; passed: number }>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const name = test.parent.title;
    const group = this.groups.get(name) ?? { tried: 0, passed: 0 };
    group.tried++;
    if (result.status === 'passed') group.passed++;
    this.groups.set(name, group);
  }

  onEnd(): void {
    const total = { tried: 0, passed: 0 };
    for (const [name, { tried, passed }] of this.groups) {
      total.tried += tried;
      total.passed += passed;
      printRow(name, tried, passed);
    }
    printRow('total', total.tried, total.passed);
  }
}

function printRow(name: string, tried: number, passed: number): void {
  console.log(
    `${name.padEnd(24)} ${String(tried).padStart(4)} tried ${String(passed).padStart(4)} passed`,
  );
}
