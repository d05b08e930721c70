import type { Report } from '../../model/report.ts';

/** Words that a person can choose among. */
const MAX_WORDS = 5000;
/** What no shell takes for more than a word. */
const PLAIN = /^[\w./:@+-]+$/;

/** The workloads or builds of a run as words for the completion of a shell, one a line, sorted. */
export function formatWords(list: 'workloads' | 'builds', report: Report): string {
  const words =
    list === 'builds'
      ? report.builds.map(({ id }) => id)
      : report.workloads.map(({ manifest: { kind, name } }) => `${kind.toLowerCase()}/${name}`);
  const plain = [...new Set(words)].filter((word) => PLAIN.test(word)).sort();
  return plain
    .slice(0, MAX_WORDS)
    .map((word) => `${word}\n`)
    .join('');
}
