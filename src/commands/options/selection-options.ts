import { LIST_FORMATS } from '../../report/inventory/list-options.ts';
import type { Option } from '../arguments/option.ts';
import { CACHE_OPTIONS } from './cache-options.ts';
import { formatOption } from './common-options.ts';
import { READING_OPTIONS } from './reading-options.ts';

/** What is listed or shown, of all that a run knows. */

export const BUILD: Option = {
  name: 'build',
  group: 'What to look at',
  letter: 'b',
  value: 'BUILD',
  completes: 'builds',
  help: 'Only this build: its folder or the end of it, its cluster, or its name in `envfrom builds`',
};

export const BUILDS: Option = {
  name: 'build',
  group: 'What to look at',
  letter: 'b',
  value: 'BUILD',
  completes: 'builds',
  repeatable: true,
  help: 'Only those of this build: its folder or the end of it, its cluster, or its name in `envfrom builds`; may be given several times',
};

export const CLUSTER: Option = {
  name: 'cluster',
  group: 'What to look at',
  value: 'NAME',
  help: 'Only what this cluster gets: its name in `envfrom builds`, or the last part of it; none: what belongs to no cluster',
};

export const FLEET: Option = {
  name: 'fleet',
  group: 'What to look at',
  value: 'LIST',
  completes: 'files',
  repeatable: true,
  help: 'Look at several repositories together: a file that lists their checkouts, or the folder of one; may be given several times',
};

export const NAMESPACE: Option = {
  name: 'namespace',
  group: 'What to look at',
  letter: 'n',
  value: 'NAMESPACE',
  help: 'Only those of this namespace; a glob',
};

export const KIND: Option = {
  name: 'kind',
  group: 'What to look at',
  value: 'KIND',
  values: ['ConfigMap', 'Secret'],
  help: 'Only those of one kind',
};

export const NAME: Option = {
  name: 'name',
  group: 'What to look at',
  value: 'NAME',
  help: 'Only those of this name; a glob',
};

export const LIST_FORMAT = formatOption(LIST_FORMATS, 'How to write the list', 'table');

/** What commands take that look at a run and keep their answers, behind their own options. */
export const LOOKING_OPTIONS: readonly Option[] = [
  ...READING_OPTIONS,
  CLUSTER,
  FLEET,
  ...CACHE_OPTIONS,
];
