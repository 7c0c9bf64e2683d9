/** Other forms in which an English word may stand in a text: `mocking` is also `mock`, `retries` `retry`. */
export function wordStems(word: string): string[] {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return [];
  const forms = new Set<string>();
  const add = (stem: string): void => {
    if (stem.length >= 3 && stem !== word) forms.add(stem);
  };
  const shorten = (ending: string, replacement = ''): void => {
    if (word.endsWith(ending)) add(word.slice(0, -ending.length) + replacement);
  };
  shorten('ies', 'y');
  shorten('es');
  if (!word.endsWith('ss')) shorten('s');
  for (const ending of ['ing', 'ed', 'er', 'ers']) {
    shorten(ending);
    shorten(ending, 'e');
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
    if (/([b-df-hj-np-tv-z])\1$/.test(stem)) add(stem.slice(0, -1));
  }
  shorten('ation', 'e');
  shorten('ation');
  return [...forms];
}
