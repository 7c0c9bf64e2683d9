import type { ConfigProblem } from './config-problem';
import { formatKey } from './validate';
import type { ConfigWithDefaults } from './with-defaults';

type Problem = Omit<ConfigProblem, 'file'>;
type Name = readonly [name: string, key: ConfigProblem['key']];

/** Matches language tags, such as `en` or `zh-CN`. `zh_CN` is not valid in HTML. */
const LANGUAGE = /^[a-z\d]+(?:-[a-z\d]+)*$/i;
/** Matches versions, such as `v2`, `1.x` or `2.0.0-beta.1`. */
export const VERSION = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._+-]*$/u;
/** Matches tags, branches and commits. Git options and expressions, such as `-v` and `main~1`, do not match. */
const GIT_REF = /^(?!-)(?!.*(?:\.\.|@\{))[^\s~^:?*[\\\p{Cc}]+$/u;
/** Matches paths, such as `/docs/`, with optional slashes. */
const BASE = /^\/?(?!\/)(?:[^/\\?#:\s\p{Cc}]+\/)*(?:[^/\\?#:\s\p{Cc}]+)?$/u;

/**
 * Checks the base path, languages and versions, which become URL segments and folder names: that they are valid and that
 * they differ in more than letter case and Unicode normalization.
 */
export function checkNames({
  base,
  lang,
  locales = [],
  themeConfig,
  multiVersion,
}: Pick<
  ConfigWithDefaults,
  'base' | 'lang' | 'locales' | 'themeConfig' | 'multiVersion'
>): Problem[] {
  const lists = [
    locales.map((locale, index): Name => [locale.lang, ['locales', index, 'lang']]),
    (themeConfig.locales ?? []).map(
      (locale, index): Name => [locale.lang, ['themeConfig', 'locales', index, 'lang']],
    ),
  ];
  const languages = lists.flat();
  const versions = (multiVersion?.versions ?? []).map(
    (version, index): Name =>
      typeof version === 'string'
        ? [version, ['multiVersion', 'versions', index]]
        : [version.name, ['multiVersion', 'versions', index, 'name']],
  );
  return [
    ...checkBase(base),
    ...[[lang, ['lang']] as Name, ...languages].flatMap((name) =>
      checkPattern(name, LANGUAGE, 'a language tag such as "en" or "zh-CN"'),
    ),
    ...versions.flatMap((name) =>
      checkPattern(name, VERSION, 'a version name such as "v2" or "1.x"'),
    ),
    ...checkGitReferences(multiVersion),
    ...lists.flatMap((names) => findDuplicates(names, 'language')),
    // The same language can be in both lists, but only with the same spelling.
    ...findDuplicates(
      languages.filter(
        ([name], index) => languages.findIndex(([other]) => other === name) === index,
      ),
      'language',
    ).filter(({ key }) => key[0] === 'themeConfig'),
    ...findDuplicates(versions, 'version'),
  ];
}

function checkBase(base: string): Problem[] {
  const isPath =
    BASE.test(base) && !base.split('/').some((name) => /^(?:\.|%2e){1,2}$/i.test(name));
  if (isPath || base === './') return [];
  return [
    {
      key: ['base'],
      message: `base: expected a path such as "/docs/" or "./", got ${JSON.stringify(base)}.`,
      hint: 'Use "siteOrigin" to set the origin of the site.',
    },
  ];
}

function checkPattern([name, key]: Name, pattern: RegExp, expected: string): Problem[] {
  if (pattern.test(name)) return [];
  return [
    {
      key,
      message: `${formatKey(key, undefined)}: expected ${expected}, got ${JSON.stringify(name)}.`,
      hint: 'The name becomes a folder name and a URL segment.',
    },
  ];
}

function checkGitReferences(multiVersion: ConfigWithDefaults['multiVersion']): Problem[] {
  return (multiVersion?.versions ?? []).flatMap((version, index): Problem[] => {
    const git = typeof version === 'string' ? undefined : version.git;
    const ref = typeof git === 'object' ? git.ref : git;
    if (ref === undefined || GIT_REF.test(ref)) return [];
    const key = [
      'multiVersion',
      'versions',
      index,
      'git',
      ...(typeof git === 'object' ? ['ref'] : []),
    ];
    const expected = 'the name of a Git tag or branch, or a commit';
    return [
      {
        key,
        message: `${formatKey(key, undefined)}: expected ${expected}, got ${JSON.stringify(ref)}.`,
      },
    ];
  });
}

/** Returns a problem for each name that differs from an earlier one only in letter case or Unicode normalization. */
function findDuplicates(names: readonly Name[], kind: string): Problem[] {
  const first = new Map<string, string>();
  return names.flatMap(([name, key]): Problem[] => {
    const normalized = name.normalize('NFC').toLowerCase();
    const other = first.get(normalized);
    if (other === undefined) {
      first.set(normalized, name);
      return [];
    }
    return [
      {
        key,
        message: `${formatKey(key, undefined)}: duplicate ${kind} "${name}"${other === name ? '' : `, also written as "${other}"`}.`,
        hint: 'Names that differ only in letter case or Unicode normalization are the same. Remove or rename one of them.',
      },
    ];
  });
}
