import { expect, test } from 'vitest';
import { buildOurs } from '../../scripts/random-kustomize/answers.ts';
import { makeRepository } from '../../scripts/random-kustomize/make-repository.ts';
import { cases } from '../suite.ts';

test('random kustomizations build the same twice', () => {
  for (let seed = 1; seed <= cases(8, 120); seed += 1) {
    expect(buildOurs(makeRepository(seed))).toEqual(buildOurs(makeRepository(seed)));
  }
});
