import type { ContainerChange, Reason, WorkloadChange } from '../../model/changes/change.ts';
import type { Failure } from '../../model/environment.ts';
import { placeOf } from '../../model/span.ts';
import { anchorIn } from '../document/anchors.ts';
import type { Block, Line, Paragraph, Section } from '../document/document.ts';
import { message, paragraph, section } from '../document/parts.ts';
import { count } from '../text/words.ts';
import type { ChangeOptions } from './change-options.ts';
import { fileRow, variableRow } from './change-rows.ts';

/** Settings of a page, for all of its parts. */
export interface Page {
  readonly options: ChangeOptions;
  /** A terminal, on which the end is read first, and nothing is repeated. */
  readonly isScreen: boolean;
  readonly buildsOf: (change: WorkloadChange) => string;
  /** The address of a workload in a page of HTML, which stays the same as long as the names do. */
  readonly addressOf: (change: WorkloadChange) => string;
}

/** What changes in a container; of one whose workload comes or goes: how much it has, and what would stop it. */
export function containerSections(
  container: ContainerChange,
  isWhole: boolean,
  page: Page,
  address: string,
): readonly Section[] {
  const { status, variables, files } = container;
  const failures = failureParagraphs(container);
  if (isWhole && status === 'removed') return [];
  if (isWhole) {
    if (variables.length + files.length + failures.length === 0 && status === 'kept') return [];
    const amounts = [
      ...(variables.length === 0 ? [] : [count(variables.length, 'variable')]),
      ...(files.length === 0 ? [] : [count(files.length, 'mounted file')]),
    ].join(', ');
    return [containerSection(container, amounts === '' ? '' : `: ${amounts}`, failures)];
  }
  const rows = [
    ...variables.map((variable) => ({
      ...variableRow(variable, page.isScreen),
      anchor: anchorIn(address, container.name, variable.name),
    })),
    ...(status === 'removed'
      ? []
      : files.map((file, at) => ({
          ...fileRow(file, page.options, page.isScreen),
          anchor: anchorIn(address, container.name, 'file', String(at)),
        }))),
  ];
  if (rows.length + failures.length === 0 && status === 'kept') return [];
  const table: readonly Block[] = rows.length === 0 ? [] : [{ ...ROWS, rows }];
  const blocks = page.isScreen ? [...table, ...failures] : [...failures, ...table];
  return [containerSection(container, status === 'kept' ? '' : `, ${status}`, blocks)];
}

const ROWS = {
  kind: 'table',
  untitled: true,
  columns: [
    { title: 'Name', most: 34 },
    { title: 'Value', most: 44 },
    { title: 'From', fit: 'below' },
  ],
} as const;

function containerSection(
  { name, kind }: ContainerChange,
  suffix: string,
  blocks: readonly Block[],
): Section {
  const word = kind === 'regular' ? 'container' : `${kind} container`;
  return section(`${word} ${name}${suffix}`, blocks, 3);
}

function paragraphsOf(
  list: readonly Failure[],
  words: (failure: Failure) => string,
  look: Pick<Paragraph, 'mark' | 'icon' | 'tone'>,
): readonly Paragraph[] {
  return list.map((failure) => {
    const reason = { text: words(failure), before: undefined, after: failure.at };
    return paragraph(reasonLine(reason, 'quoted'), look);
  });
}

/** What stops the container now, what someone must make outside the repository, and what no longer stops it. */
function failureParagraphs({ stops, needs, mends }: ContainerChange): readonly Paragraph[] {
  return [
    ...paragraphsOf(stops, ({ reason, message: text }) => `would not start: ${reason}: ${text}`, {
      mark: '! ',
      icon: '🛑',
      tone: 'error',
    }),
    ...paragraphsOf(needs, needText, { mark: '? ', icon: '❔', tone: 'warning' }),
    ...paragraphsOf(
      mends,
      ({ reason, message: text }) => `starts again; before: ${reason}: ${text}`,
      { mark: '✓ ', icon: '✅', tone: 'good' },
    ),
  ];
}

function needText({ reference, message: text }: Failure): string {
  const what = reference === undefined ? text : `${reference.kind} ${reference.name}`;
  return `needs ${what}, which nothing in this repository defines`;
}

/** `… (config/app.yaml:7)`; if only the base has the place: `… (was config/app.yaml:7)`. */
export function reasonLine(
  { text, before, after }: Pick<Reason, 'text' | 'before' | 'after'>,
  code: 'quoted' | 'bare',
): Line {
  const said = message(text, code);
  const span = after ?? before;
  if (span === undefined) return said;
  const was = after === undefined ? 'was ' : '';
  return [...said, ` (${was}`, { text: placeOf(span), code: 'bare', at: after }, ')'];
}
