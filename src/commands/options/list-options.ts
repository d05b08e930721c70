import type { Verdict } from '../../model/reference.ts';
import { GRAPH_FORMATS } from '../../report/graph/graph-formats.ts';
import { BUILD_FORMATS, CHART_FORMATS, LIST_FORMATS } from '../../report/inventory/list-options.ts';
import { WHY_FORMATS } from '../../report/why/why-options.ts';
import type { Option } from '../arguments/option.ts';

/** Commands that list references or sources. */
export const LISTS = ['references', 'sources'] as const;

const VERDICTS = [
  'present',
  'produced',
  'elsewhere',
  'assumed',
  'optional',
  'unknown',
  'untraced',
  'broken',
] as const satisfies readonly Verdict['kind'][];

/** What is listed, and how: of `builds`, `charts`, `graph`, `references`, `sources` and `why`. */
export const LIST_OPTIONS: readonly Option[] = [
  {
    name: 'format',
    letter: 'f',
    value: 'FORMAT',
    values: WHY_FORMATS,
    help: 'How to write the answer',
    default: 'text',
    commands: ['why'],
  },
  {
    name: 'format',
    letter: 'f',
    value: 'FORMAT',
    values: GRAPH_FORMATS,
    help: 'How to write the graph: for Markdown, for Graphviz, or as a picture',
    default: 'mermaid',
    commands: ['graph'],
  },
  {
    name: 'format',
    letter: 'f',
    value: 'FORMAT',
    values: BUILD_FORMATS,
    help: 'How to write the entry points',
    default: 'text',
    commands: ['builds'],
  },
  {
    name: 'format',
    letter: 'f',
    value: 'FORMAT',
    values: CHART_FORMATS,
    help: 'How to write the charts: as a table, for programs, or as a script that pulls them',
    default: 'table',
    commands: ['charts'],
  },
  {
    name: 'missing',
    help: 'Only charts that are not here',
    commands: ['charts'],
  },
  {
    name: 'format',
    letter: 'f',
    value: 'FORMAT',
    values: LIST_FORMATS,
    help: 'How to write the list',
    default: 'table',
    commands: LISTS,
  },
  {
    name: 'kind',
    value: 'KIND',
    values: ['ConfigMap', 'Secret'],
    help: 'Only those of one kind',
    commands: LISTS,
  },
  {
    name: 'name',
    value: 'NAME',
    help: 'Only those of this name; a glob',
    commands: LISTS,
  },
  {
    name: 'namespace',
    letter: 'n',
    value: 'NAMESPACE',
    help: 'Only those of this namespace; a glob',
    commands: ['graph', ...LISTS],
  },
  {
    name: 'verdict',
    value: 'VERDICT',
    values: VERDICTS,
    help: 'Only references with this verdict',
    commands: ['references'],
  },
  {
    name: 'build',
    letter: 'b',
    value: 'BUILD',
    completes: 'folders',
    repeatable: true,
    help: 'Only those of this build: its folder or the end of it, its cluster, or its name in `envfrom builds`; may be given several times',
    commands: ['why', 'graph', ...LISTS],
  },
];
