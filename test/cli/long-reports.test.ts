import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { MISSING } from '../references/missing-pod.ts';
import { scratch } from '../scratch.ts';
import { cases, few } from '../suite.ts';

describe('a long report', () => {
  /** Pods that lack a ConfigMap each, in a namespace of their own: a problem each, none with the cause of another. */
  const PODS = Array.from({ length: cases(320, 400) }, (_, at) =>
    MISSING.replaceAll('metadata: {', `metadata: {namespace: n-${at}, `).replaceAll(
      'app-conf',
      `app-${at}-conf`,
    ),
  );

  test.each(few(['text', 'json', 'sarif', 'gitlab', 'rdjson'], 1))(
    'is written piece by piece, as %s',
    async (format) => {
      const root = scratch({ 'pods.yaml': PODS.join('---\n') });
      const written: string[] = [];
      const onWrite = (text: string): void => void written.push(text);
      await envfrom(root, `--verbose -f ${format}`, { onWrite });
      expect(written.length).toBeGreaterThan(2);
      expect(Math.max(...written.map(({ length }) => length))).toBeLessThan(100_000);
      await envfrom(root, `--verbose -f ${format}=all`);
      expect(written.join('')).toBe(readFileSync(join(root, 'all'), 'utf8'));
    },
  );
});
