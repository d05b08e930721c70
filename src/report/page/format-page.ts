import { changesDocument } from '../changes/changes-document.ts';
import type { Block } from '../document/document.ts';
import { printHtml } from '../document/html/print-html.ts';
import { DEFAULT_PRINT_OPTIONS, type PageSetup } from '../document/print-options.ts';
import { countSeverities, numberText } from '../text/words.ts';
import { environmentsView } from './environments-view.ts';
import { overviewView } from './overview-view.ts';
import type { PageContent, PageOptions } from './page-content.ts';
import { indexPage, type PageIndex } from './page-index.ts';
import { problemsView } from './problems-view.ts';
import { referencesView } from './references-view.ts';

/** A page of HTML about everything, in pieces: one file without requests, readable without script and style. */
export function formatPage(content: PageContent, options: PageOptions): Iterable<string> {
  const index = indexPage(content);
  return printHtml(viewsOf(content, index, options), {
    ...DEFAULT_PRINT_OPTIONS,
    filesUrl: options.filesUrl,
    maxBytes: options.maxBytes,
    rest: 'name a PATH, or use --build or --cluster, to see them',
    page: setupOf(content, index, options),
  });
}

function* viewsOf(content: PageContent, index: PageIndex, options: PageOptions): Generator<Block> {
  yield overviewView(content, index, options);
  yield environmentsView(index);
  yield problemsView(content.report, index);
  if (content.change !== undefined)
    yield* changesDocument(content.change.change, content.change.options, 'html');
  yield referencesView(content.report, index);
}

/** What each view may take of the bytes that are left when it is its turn. */
const SHARES: PageSetup['shares'] = new Map([
  ['overview', 0.2],
  ['environments', 0.6],
  ['problems', 0.5],
  ['change', 0.5],
]);

function setupOf(
  { report, change }: PageContent,
  { workloads }: PageIndex,
  { title }: PageOptions,
): PageSetup {
  const { problems, references } = report;
  const counts = countSeverities(problems);
  const worst = (['error', 'warning', 'info'] as const).find((each) => (counts.get(each) ?? 0) > 0);
  return {
    title,
    asides: [],
    shares: SHARES,
    views: [
      { anchor: 'overview', title: 'Overview' },
      { anchor: 'environments', title: 'Environments', number: numberText(workloads.length) },
      {
        anchor: 'problems',
        title: 'Problems',
        number: numberText(problems.length),
        tone: worst ?? 'good',
      },
      ...(change === undefined
        ? []
        : [
            {
              anchor: 'change',
              title: 'Change',
              number: numberText(change.change.workloads.length),
            },
          ]),
      { anchor: 'references', title: 'References', number: numberText(references.length) },
    ],
  };
}
