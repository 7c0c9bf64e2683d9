import { readFileSync, writeFileSync } from 'node:fs';

import { decode, encode } from '@jridgewell/sourcemap-codec';
import type { Options } from 'tsup';

interface SourceMap {
  sources: string[];
  sourcesContent: (string | null)[];
  names: string[];
  mappings: string;
}

/** Removes bundled packages from source maps, because they would be most of the published package. */
export function ownSourceMaps(): NonNullable<Options['plugins']>[number] {
  return {
    name: 'own-source-maps',
    buildEnd({ writtenFiles }) {
      for (const { name } of writtenFiles.filter((file) => file.name.endsWith('.js.map'))) {
        const map = JSON.parse(readFileSync(name, 'utf8')) as SourceMap;
        writeFileSync(name, JSON.stringify(removePackages(map)));
      }
    },
  };
}

function removePackages(map: SourceMap): SourceMap {
  const own = map.sources.flatMap((source, index) =>
    /(?:^|\/)node_modules\//.test(source) ? [] : [index],
  );
  const positions = new Map(own.map((from, to) => [from, to]));
  const lines = decode(map.mappings).map((line) => {
    const segments = line.flatMap((segment) => {
      // A segment without a source ends the previous one.
      const source = segment.length === 1 ? undefined : positions.get(segment[1]);
      if (segment.length === 1 || source === undefined) return [[segment[0]] as [number]];
      return [[segment[0], source, segment[2], segment[3]] as [number, number, number, number]];
    });
    return segments.filter(
      ({ length }, index) => length > 1 || (segments[index - 1]?.length ?? 1) > 1,
    );
  });
  return {
    ...map,
    sources: own.map((index) => map.sources[index]!),
    sourcesContent: own.map((index) => map.sourcesContent[index]!),
    names: [],
    mappings: encode(lines).replace(/;+$/, ''),
  };
}
