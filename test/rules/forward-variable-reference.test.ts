import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const POD = `apiVersion: v1
kind: Pod
metadata: {name: kafka}
spec:
  containers:
    - name: c
      image: i
      env:
        - {name: ADDRESSES, value: $(POD).a $(POD).b $(ZONE)}
        - {name: AGAIN, value: $(POD)}
        - {name: POD, value: kafka-0}
        - {name: ZONE, value: eu}
`;

test('a name that a value holds twice is one problem', () => {
  const { problems } = check(ENGINES, treeOf({ 'pod.yaml': POD }), catalogue, SETTINGS);
  expect(problems.map(({ message }) => message.split(':')[0])).toEqual([
    '`$(POD)` stays literal text in `ADDRESSES`',
    '`$(ZONE)` stays literal text in `ADDRESSES`',
    '`$(POD)` stays literal text in `AGAIN`',
  ]);
});
