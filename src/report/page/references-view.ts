import { groupBy } from '../../model/group-by.ts';
import type { JudgedReference, Verdict } from '../../model/reference.ts';
import type { Report } from '../../model/report.ts';
import type { Block, Section, Table } from '../document/document.ts';
import { code, paragraph, section } from '../document/parts.ts';
import { count, numberText } from '../text/words.ts';
import type { PageIndex } from './page-index.ts';
import { isTroubled, TONES, VERDICT_WORDS } from './reference-words.ts';
import { sourceSections } from './source-sections.ts';
import { workloadReferences } from './workload-references.ts';

/** Who reads what: by source, then by workload, with what is known about each reference and why. */
export function referencesView(report: Report, index: PageIndex): Section {
  return { ...section('References', parts(), 1), anchor: 'references' };

  function* parts(): Generator<Block> {
    const { references } = report;
    if (references.length + report.sources.length === 0) {
      yield paragraph('Nothing refers to a ConfigMap or Secret.', { tone: 'quiet' });
      return;
    }
    yield verdictTable(references);
    yield paragraph([
      { text: WHAT_IT_READS.title, to: WHAT_IT_READS.anchor },
      ' · ',
      { text: WHO_READS_IT.title, to: WHO_READS_IT.anchor },
    ]);
    yield { ...section(WHAT_IT_READS.title, []), anchor: WHAT_IT_READS.anchor };
    yield* workloadReferences(references, index);
    yield { ...section(WHO_READS_IT.title, []), anchor: WHO_READS_IT.anchor };
    yield* sourceSections(report, index);
  }
}

const WHAT_IT_READS = { title: 'By workload: what it reads', anchor: 'by-workload' };
const WHO_READS_IT = { title: 'By ConfigMap and Secret: who reads it', anchor: 'by-source' };

/** How many references have which verdict, and what it means. */
function verdictTable(references: readonly JudgedReference[]): Table {
  const groups = groupBy(references, ({ verdict }) => verdict.kind);
  const kinds = ORDER.filter((kind) => groups.has(kind));
  return {
    kind: 'table',
    caption: `What is known about ${count(references.length, 'reference')}`,
    headed: true,
    columns: [{ title: 'Verdict' }, { title: 'Number' }, { title: 'Meaning' }],
    rows: kinds.map((kind) => ({
      cells: [
        [[{ ...code(kind), tone: TONES[kind], badge: true }]],
        [numberText(groups.get(kind)?.length ?? 0)],
        [VERDICT_WORDS[kind]],
      ],
      facets: isTroubled(kind) ? ['problem'] : [],
    })),
  };
}

const ORDER: readonly Verdict['kind'][] = [
  'broken',
  'undeclared',
  'unknown',
  'optional',
  'present',
  'produced',
  'elsewhere',
  'assumed',
];
