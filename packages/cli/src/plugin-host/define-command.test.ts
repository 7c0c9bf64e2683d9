import { expect, expectTypeOf, test } from 'vitest';

import type { OctavoPlugin, SiteConfig } from '../model/config';
import type { Logger } from '../model/logger';
import { defineCommand } from './define-command';
import { definePlugin } from './define-plugin';

test('infers the types of arguments and options', () => {
  const command = defineCommand({
    name: 'lint <folder> [...files]',
    description: 'Check the style of pages',
    options: [
      { flags: '--fix', description: 'Fix what can be fixed' },
      { flags: '-m, --max-warnings <number>', description: 'Number of allowed warnings' },
    ],
    run({ args, options, config, logger }) {
      expectTypeOf(args).toEqualTypeOf<readonly [string, ...string[]]>();
      expectTypeOf(options).toEqualTypeOf<{
        readonly fix?: boolean;
        readonly maxWarnings?: string;
      }>();
      expectTypeOf(config).toEqualTypeOf<SiteConfig>();
      expectTypeOf(logger).toEqualTypeOf<Logger>();
      // @ts-expect-error This option is not declared.
      void options.format;
    },
  });
  expectTypeOf<OctavoPlugin['commands']>().toExtend<(typeof command)[] | undefined>();
  expect(command.name).toBe('lint <folder> [...files]');
});

test('a command without options has no options', () => {
  defineCommand({
    name: 'clean',
    description: 'Remove generated files',
    run({ args, options }) {
      expectTypeOf(args).toEqualTypeOf<readonly []>();
      expectTypeOf<keyof typeof options>().toBeNever();
    },
  });
});

test('a command without `defineCommand` has arguments and options of any type', () => {
  definePlugin({
    name: 'tools',
    commands: [
      {
        name: 'lint [folder]',
        description: 'Check the style of pages',
        run({ args, options }) {
          expectTypeOf(args).toEqualTypeOf<readonly string[]>();
          expectTypeOf(options.fix).toEqualTypeOf<
            string | boolean | readonly string[] | undefined
          >();
        },
      },
    ],
  });
});
