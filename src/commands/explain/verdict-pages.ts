import changes from '../../../docs/changes.md?raw';
import verdicts from '../../../docs/verdicts.md?raw';

/** Where the two pages go on. */
const MORE = {
  reference:
    '`envfrom references` lists all references with their verdicts; docs/verdicts.md shows an example of each.',
  rollout: '`envfrom diff` shows it for each workload; docs/changes.md lists all rollout verdicts.',
};

/** The pages of all verdicts by name: what docs/verdicts.md says about one of a reference, and docs/changes.md about one of a workload. */
export function verdictPages(): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  const add = (name: string, page: string): void => {
    const other = pages.get(name);
    pages.set(name, other === undefined ? page : `${other}\n${page}`);
  };
  for (const [name, page] of pagesOfReferences()) add(name, page);
  for (const [name, page] of pagesOfRollouts()) add(name, page);
  return pages;
}

function* pagesOfReferences(): Generator<readonly [name: string, page: string]> {
  for (const [, full = '', text = ''] of verdicts.matchAll(
    /^## `([\w-]+)`\n\n([^]*?)(?=^## |(?![^]))/gm,
  )) {
    yield [full, referencePage(full, text, reportedAs(full))];
    for (const [, proof = '', proofText = ''] of text.matchAll(
      /^### `broken \(([\w-]+)\)`\n\n([^]*?)(?=^### |(?![^]))/gm,
    ))
      yield [proof, referencePage(`broken (${proof})`, proofText, '')];
  }
}

function referencePage(name: string, text: string, reported: string): string {
  const rules = reported === '' ? '' : `Reported as: ${reported}.\n\n`;
  return `# \`${name}\`: a verdict of a reference\n\n${text.trim()}\n\n${rules}${MORE.reference}\n`;
}

/** The last cell of the row of a verdict in the table. */
function reportedAs(name: string): string {
  const row = verdicts.split('\n').find((line) => line.startsWith(`| [\`${name}\`]`));
  return row?.split('|')[3]?.trim() ?? '';
}

function* pagesOfRollouts(): Generator<readonly [name: string, page: string]> {
  const [, section = ''] = /^## Verdicts\n([^]*?)^## /m.exec(changes) ?? [];
  for (const [, name = '', pods = '', why = ''] of section.matchAll(
    /^\| `([\w-]+)` \| (.*?) ?\| (.*?) \|$/gm,
  )) {
    const running = pods === '' ? '' : `**The running pods:** ${pods}\n\n`;
    const title = `# \`${name}\`: a verdict of a workload that a change touches`;
    yield [name, `${title}\n\n${running}**When:** ${why}\n\n${MORE.rollout}\n`];
  }
}
