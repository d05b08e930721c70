import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../text/escape-markup.ts';
import type { PageSetup } from '../print-options.ts';
import { classHtml } from './line-html.ts';
import searchScript from './page-search.js?raw';
import startScript from './page-start.js?raw';
import viewsScript from './page-views.js?raw';
import style from './page.css?raw';

/** One script that runs when the page is read, so that its parts share their names. */
const pageScript = viewsScript + searchScript;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The start of a page on which nothing runs and nothing is loaded: only its own style is allowed. */
export function pageStart(title: string): string {
  return headHtml(title, []) + lines('<body>', '<main>');
}

/** The start of a page with views: only its own style and scripts are allowed, and the page works without them. */
export function viewsStart({ title, asides, views }: PageSetup): string {
  const links = views.map(({ anchor, title: name, number, tone }) => {
    const amount =
      number === undefined
        ? ''
        : ` <span${classHtml(tone, 'badge')}>${escapeMarkup(number)}</span>`;
    return `<li><a href="#${anchor}">${escapeMarkup(name)}${amount}</a></li>`;
  });
  const beside = asides.map((aside) => ` <small>${escapeMarkup(aside)}</small>`).join('');
  return (
    headHtml(`${title} · envfrom`, [
      { kind: 'classic', code: startScript },
      { kind: 'module', code: pageScript },
    ]) +
    lines(
      '<body>',
      '<a class="skip" href="#main">Skip to the content</a>',
      '<header>',
      `<h1><span class="brand">envfrom</span> ${escapeMarkup(title)}${beside}</h1>`,
      ...TOOLS,
      ...(views.length < 2 ? [] : ['<nav aria-label="Views"><ul>', ...links, '</ul></nav>']),
      '</header>',
      '<main id="main">',
    )
  );
}

/** What works with a script only, and is not seen without it. */
const TOOLS = [
  '<div class="tools" id="tools" hidden>',
  '<label class="search"><span class="unseen">Search names, values and places</span><input id="search" type="search" placeholder="Search names, values, places" autocomplete="off" spellcheck="false"></label>',
  '<label class="filter" id="filter-problem"><input type="checkbox"> With problems</label>',
  '<label class="filter" id="filter-differs"><input type="checkbox"> With differences</label>',
  '<button id="keys" type="button" aria-label="Keys">?</button>',
  '</div>',
  '<div id="results" role="region" aria-label="Search results" aria-live="polite" hidden></div>',
];

export const PAGE_END = '</main>\n</body>\n</html>\n';

interface Script {
  /** A classic script runs where it is, a module when the page is read. */
  readonly kind: 'classic' | 'module';
  readonly code: string;
}

function headHtml(title: string, scripts: readonly Script[]): string {
  const hashes = scripts.map(({ code }) => ` ${hashOf(code)}`).join('');
  const allowed = hashes === '' ? '' : ` script-src${hashes};`;
  const policy = `default-src 'none'; style-src ${hashOf(style)};${allowed} base-uri 'none'; form-action 'none'`;
  return lines(
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escapeMarkup(title)}</title>`,
    `<style>${style}</style>`,
    ...scripts.map(
      ({ kind, code }) => `<script${kind === 'module' ? ' type="module"' : ''}>${code}</script>`,
    ),
    '</head>',
  );
}

function lines(...texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}
