import { describe, expectTypeOf, test } from 'vitest';

import type { CommandArgs, CommandOptions } from './plugin-command';

describe('infers the arguments of a command from its name', () => {
  test('required, optional and variadic arguments', () => {
    expectTypeOf<CommandArgs<'lint'>>().toEqualTypeOf<readonly []>();
    expectTypeOf<CommandArgs<'lint <folder>'>>().toEqualTypeOf<readonly [string]>();
    expectTypeOf<CommandArgs<'lint [folder]'>>().toEqualTypeOf<readonly [string?]>();
    expectTypeOf<CommandArgs<'lint <...files>'>>().toEqualTypeOf<readonly [string, ...string[]]>();
    expectTypeOf<CommandArgs<'lint <from> [to] [...files]'>>().toEqualTypeOf<
      readonly [string, string?, ...string[]]
    >();
  });

  test('a name that is only known at run time has any number of arguments', () => {
    expectTypeOf<CommandArgs<string>>().toEqualTypeOf<readonly string[]>();
  });
});

describe('infers the options of a command from their flags', () => {
  test('switches, values, optional values and lists', () => {
    expectTypeOf<
      CommandOptions<'--fix' | '--unit <unit>' | '--report [file]' | '--tag <...tags>'>
    >().toEqualTypeOf<{
      readonly fix?: boolean;
      readonly unit?: string;
      readonly report?: string | true;
      readonly tag?: readonly string[];
    }>();
  });

  test('short flags, kebab case and negated flags', () => {
    expectTypeOf<
      CommandOptions<'-d, --dry-run' | '--words-per-minute <n>' | '--no-color'>
    >().toEqualTypeOf<{
      readonly dryRun?: boolean;
      readonly wordsPerMinute?: string;
      readonly color?: boolean;
    }>();
  });

  test('a command without options has none', () => {
    expectTypeOf<keyof CommandOptions<never>>().toBeNever();
  });

  test('flags that are only known at run time have values of any of these types', () => {
    expectTypeOf<CommandOptions<string>>().toEqualTypeOf<
      Readonly<Record<string, string | boolean | readonly string[] | undefined>>
    >();
  });
});
