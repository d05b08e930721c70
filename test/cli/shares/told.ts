import { catalogue } from '../../../rules/catalogue.ts';
import { pages } from '../../../rules/pages.ts';
import type { Report } from '../../../src/model/report.ts';
import type { Settings } from '../../../src/model/settings.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../../src/report/problems/format-options.ts';
import { formatProblems } from '../../../src/report/problems/format-problems.ts';
import { SETTINGS } from '../../changes/verdict-matrix.ts';

/** All that a report says, in the formats that say most. */
export function told(report: Report): readonly string[] {
  const options = { ...DEFAULT_FORMAT_OPTIONS, version: '1', infos: true, hints: true, pages };
  return (['json', 'text', 'sarif'] as const).map((format) =>
    formatProblems(format, report, options),
  );
}

/** What a file between two processes does to data. */
export function sent<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data));
}

/** Every rule is on; the repository is the one that Applications of `scattered` name. */
export const ALL: Settings = {
  ...SETTINGS,
  strict: true,
  repositoryUrls: ['https://example.com/a/b.git'],
  rules: new Map(
    catalogue.map(({ meta }) => [meta.id, meta.severity === 'off' ? 'warning' : meta.severity]),
  ),
};
