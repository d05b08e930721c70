import { rulePerRun } from '../kit/rule-constructors.ts';

export const rule = rulePerRun(
  {
    id: 'unrenderable-chart',
    summary:
      'A Helm chart cannot be rendered with the values it gets, so nothing of it is deployed.',
    severity: 'error',
    ofTemplates: true,
    group: 'builds',
    since: '0.2.0',
  },
  function* ({ builds }) {
    for (const { id, failures } of builds) {
      for (const { of, ...failure } of failures) {
        if (of === 'chart') yield { ...failure, build: id };
      }
    }
  },
);
