import { catalogue } from '../rules/catalogue.ts';
import { pages } from '../rules/pages.ts';
import { examine } from '../src/commands/examine.ts';
import { loadAllParts } from '../src/commands/load-parts.ts';
import type { Division } from '../src/commands/look-at-islands.ts';
import { examineKeeping, renew, type KeptParts } from '../src/commands/renew-parts.ts';
import { isManifestName } from '../src/model/file-tree.ts';
import type { Report } from '../src/model/report.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../src/report/problems/format-options.ts';
import { formatProblems } from '../src/report/problems/format-problems.ts';
import { openDivision, sent } from './open-division.ts';
import { randomFrom, type Random } from './random.ts';

/**
 * `compare-edits COUNT SEED FOLDER…`: makes random edits in real repositories (in memory alone), one after the other, and compares what a run with
 * kept parts says of each with what a whole run says. Ends with 1 where they differ.
 */
const NAMED = /(?<=name: )\S+/g;

await loadAllParts();
const [count = '10', seed = '1', ...folders] = process.argv.slice(2);
for (const folder of folders) {
  const random = randomFrom(Number(seed));
  const division = await openDivision(folder);
  const contents = new Map<string, Uint8Array>();
  let kept: KeptParts | undefined;
  const said = { renewed: 0, whole: 0, different: 0 };
  for (let edit = 0; edit < Number(count); edit += 1) {
    const before = editedWith(division, contents);
    kept ??= examineKeeping(before, () => true).kept;
    if (kept === undefined) break;
    const path = editOne(before, contents, random);
    const after = editedWith(division, contents);
    const again = renew(after, sent(kept), [path], false);
    kept = again?.kept;
    if (again === undefined) said.whole += 1;
    else said.renewed += 1;
    const { tree, settings } = after;
    if (
      again === undefined ||
      told(again.report) === told(examine(tree, catalogue, settings).report)
    )
      continue;
    said.different += 1;
    process.exitCode = 1;
    console.log(`DIFFERENT after edit ${edit + 1} (${path})`);
  }
  console.log(
    `${folder}: ${division.tree.paths.length} files; ${said.renewed} edits renewed, ${said.whole} whole runs, ${said.different} different`,
  );
}

function told(report: Report): string {
  const options = { ...DEFAULT_FORMAT_OPTIONS, version: '0', infos: true, hints: true, pages };
  return (['json', 'text', 'sarif'] as const)
    .map((format) => formatProblems(format, report, options))
    .join('\n');
}

/** The files as they are edited so far; a tree of its own, since stages remember what they were told of one. */
function editedWith(division: Division, contents: ReadonlyMap<string, Uint8Array>): Division {
  const { tree } = division;
  const now = new Map(contents);
  return {
    ...division,
    tree: {
      ...tree,
      read(path) {
        const bytes = now.get(path);
        return bytes === undefined ? tree.read(path) : { kind: 'bytes', bytes };
      },
    },
  };
}

/** Edits a manifest: a comment before it, a line less, or a word that becomes one of another manifest. */
function editOne({ tree }: Division, contents: Map<string, Uint8Array>, random: Random): string {
  const paths = tree.paths.filter(isManifestName);
  const textOf = (path: string): string => {
    const content = tree.read(path);
    return content.kind === 'bytes' ? new TextDecoder().decode(content.bytes) : '';
  };
  const pick = (): string => paths[random.below(paths.length)] ?? '';
  const path = pick();
  const text = textOf(path);
  contents.set(path, new TextEncoder().encode(twisted(text, textOf(pick()), random)));
  return path;
}

function twisted(text: string, other: string, random: Random): string {
  if (random.oneIn(5)) return `# edited\n${text}`;
  if (random.oneIn(6)) {
    const lines = text.split('\n');
    return lines.toSpliced(random.below(lines.length), 1).join('\n');
  }
  const names = [...text.matchAll(NAMED)];
  const name = names[random.below(names.length)];
  if (name === undefined) return `${text}# end\n`;
  const others = [...other.matchAll(NAMED), name];
  const instead = random.oneIn(3)
    ? `${name[0]}x`
    : (others[random.below(others.length)]?.[0] ?? '');
  return text.slice(0, name.index) + instead + text.slice(name.index + name[0].length);
}
