import { NEWEST_KUBERNETES } from '../../model/versions/kubernetes-version.ts';
import type { Option } from '../arguments/option.ts';

/** What \`envfrom build\` takes for charts: what \`helm template\` takes, under its names. */
export const CHART_OPTIONS: readonly Option[] = [
  {
    name: 'values',
    letter: 'f',
    value: 'FILE',
    repeatable: true,
    completes: 'files',
    help: 'Of a chart: a file of values, or `-` for standard input; may be given several times, the last one wins',
  },
  {
    name: 'set',
    value: 'NAME=VALUE',
    repeatable: true,
    help: 'Of a chart: one value or several, as in `image.tag=1.2,replicas=3`; may be given several times',
  },
  {
    name: 'set-string',
    value: 'NAME=VALUE',
    repeatable: true,
    help: 'Of a chart: like --set, for values that are always strings',
  },
  {
    name: 'set-json',
    value: 'NAME=JSON',
    repeatable: true,
    help: 'Of a chart: like --set, for values in JSON',
  },
  {
    name: 'set-file',
    value: 'NAME=FILE',
    repeatable: true,
    completes: 'files',
    help: 'Of a chart: like --set, for values that are the text of files',
  },
  {
    name: 'set-literal',
    value: 'NAME=VALUE',
    repeatable: true,
    help: 'Of a chart: one string as it is, commas included',
  },
  {
    name: 'release-name',
    value: 'NAME',
    help: 'Of a chart: the name of the release',
    default: 'release-name',
  },
  {
    name: 'namespace',
    letter: 'n',
    value: 'NAMESPACE',
    help: 'Of a chart: the namespace it is installed in',
    default: 'default',
  },
  {
    name: 'kubernetes-version',
    letter: 'k',
    value: 'VERSION',
    help: 'Of a chart: the Kubernetes version that templates see',
    default: `1.${NEWEST_KUBERNETES}.0`,
  },
  {
    name: 'api-versions',
    letter: 'a',
    value: 'VERSION',
    repeatable: true,
    help: 'Of a chart: an API version that the cluster serves as well, as in `monitoring.coreos.com/v1`; may be given several times',
  },
  {
    name: 'show-only',
    letter: 's',
    value: 'TEMPLATE',
    repeatable: true,
    completes: 'files',
    help: 'Of a chart: only the output of this template, as in `templates/service.yaml`; may be given several times',
  },
  {
    name: 'include-crds',
    help: 'Of a chart: also its CustomResourceDefinitions',
  },
  {
    name: 'no-hooks',
    help: 'Of a chart: without hooks',
  },
  {
    name: 'skip-tests',
    help: 'Of a chart: without the Pods of `helm test`',
  },
  {
    name: 'skip-schema-validation',
    help: 'Of a chart: accept values that its schema refuses',
  },
  {
    name: 'helm',
    value: 'VERSION',
    values: ['3', '4'],
    help: 'Of a chart: the version of Helm to imitate',
    default: '3',
  },
];
