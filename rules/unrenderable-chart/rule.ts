import { message } from '../../src/model/message.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { spacedBraces } from './spaced-braces.ts';

/** Which version of Kubernetes runs, nobody said. */
const ASSUMED = {
  severity: 'warning',
  help: message`Name the version of the cluster with \`kubernetesVersion\` in the configuration.`,
} as const;

export const rule = rulePerRun(
  {
    id: 'unrenderable-chart',
    summary:
      'A Helm chart cannot be rendered with the values it gets, so nothing of it is deployed.',
    severity: 'error',
    ofTemplates: true,
    ofUsers: true,
    group: 'builds',
    options: ['kubernetesVersion', 'charts', 'chartVersionAny'],
    since: '0.1.0',
  },
  function* ({ builds, files, tree, namedKubernetes }) {
    yield* spacedBraces(files, tree);
    for (const { id, failures } of builds) {
      for (const { isOfOperation: _, lacksTemplate: __, isOfOutput: ___, ...each } of failures) {
        const { of, isForOtherKubernetes, ...failure } = each;
        if (of !== 'chart') continue;
        const isAssumed = isForOtherKubernetes === true && namedKubernetes === undefined;
        yield { ...failure, build: id, ...(isAssumed ? ASSUMED : {}) };
      }
    }
  },
);
