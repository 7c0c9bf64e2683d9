/** Infers argument types from a command name: `'lint <folder> [...files]'` yields `readonly [string, ...string[]]`. */
export type CommandArgs<Name extends string> = string extends Name
  ? readonly string[]
  : Name extends `${string} ${infer Params}`
    ? readonly [...ParamTypes<Params>]
    : readonly [];

type ParamTypes<Params extends string> = Params extends `${infer First} ${infer Rest}`
  ? [...ParamType<First>, ...ParamTypes<Rest>]
  : ParamType<Params>;

type ParamType<Param extends string> = Param extends `[...${string}]`
  ? string[]
  : Param extends `<...${string}>`
    ? [string, ...string[]]
    : Param extends `[${string}]`
      ? [string?]
      : [string];

/** Infers option types from flags: `'-u, --unit-name <name>'` yields `{ readonly unitName?: string }`. */
export type CommandOptions<Flags extends string> = string extends Flags
  ? Readonly<Record<string, OptionValue | undefined>>
  : { readonly [Flag in Flags as CamelCase<FlagName<Flag>>]?: FlagValue<Flag> };

/** Value of a command-line option. */
export type OptionValue = string | boolean | readonly string[];

type FlagValue<Flag extends string> = Flag extends `${string}<...${string}>`
  ? readonly string[]
  : Flag extends `${string}<${string}>`
    ? string
    : Flag extends `${string}[${string}]`
      ? string | true
      : boolean;

type FlagName<Flag extends string> = Flag extends `${string}--no-${infer Rest}`
  ? FirstWord<Rest>
  : Flag extends `${string}--${infer Rest}`
    ? FirstWord<Rest>
    : Flag extends `-${infer Rest}`
      ? FirstWord<Rest>
      : never;

type FirstWord<Text extends string> = Text extends `${infer Word} ${string}` ? Word : Text;

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
