import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../text/escape-markup.ts';

const STYLE = `
:root { color-scheme: light dark; --quiet: #59636e; --line: #d0d7de; --error: #cf222e; --good: #1a7f37; --warning: #9a6700; --info: #0969da; }
@media (prefers-color-scheme: dark) { :root { --quiet: #9198a1; --line: #30363d; --error: #ff7b72; --good: #3fb950; --warning: #d29922; --info: #58a6ff; } }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; } h3 { font-size: 1rem; font-weight: 500; } summary > * { display: inline; }
table { border-collapse: collapse; width: 100%; } td, th { border-top: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; }
code, pre { font: 13px/1.5 ui-monospace, monospace; } pre { border: 1px solid var(--line); overflow-x: auto; padding: .5rem; }
small, .quiet { color: var(--quiet); } .error { color: var(--error); } .good { color: var(--good); } .warning { color: var(--warning); } .info { color: var(--info); }
`;

/** The start of a page on which nothing runs and nothing is loaded: only its own style is allowed. */
export function pageStart(title: string): string {
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const head = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeMarkup(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
  ];
  return head.map((line) => `${line}\n`).join('');
}

export const PAGE_END = '</main>\n</body>\n</html>\n';
