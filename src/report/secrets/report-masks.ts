import type { Finding } from '../../model/problem.ts';
import type { Report, TextRange } from '../../model/report.ts';
import { hostSpan, type Span } from '../../model/span.ts';
import { secretMasks, type SecretMasks } from './secret-masks.ts';

/** What is masked in the files of a report: as it says, and else as its files tell. */
export function masksOfReport({ files, masks: said }: Report): SecretMasks {
  const masks = secretMasks(files);
  return (file) => said?.get(file.path) ?? masks(file);
}

/** The ranges for the files of which lines may be shown, by path, so that they are known where the files of the run are not. */
export function masksOfPlaces(
  masks: SecretMasks,
  problems: Report['problems'],
): NonNullable<Report['masks']> {
  const found = new Map<string, readonly TextRange[]>();
  for (const span of placesIn(problems)) {
    const { file } = hostSpan(span);
    if (!found.has(file.path)) found.set(file.path, masks(file));
  }
  return found;
}

/** The places that findings name. */
export function placesIn(findings: readonly Pick<Finding, 'at' | 'related'>[]): readonly Span[] {
  return findings.flatMap(({ at, related = [] }) => [at, ...related.map((each) => each.at)]);
}
