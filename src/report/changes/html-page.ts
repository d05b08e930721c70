const STYLE = `
:root { color-scheme: light dark; --dim: #6a737d; --line: #d0d7de; --red: #cf222e; --green: #1a7f37; --amber: #9a6700; }
@media (prefers-color-scheme: dark) { :root { --dim: #8b949e; --line: #30363d; --red: #ff7b72; --green: #3fb950; --amber: #d29922; } }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; } h3 { font-size: 1rem; font-weight: 500; }
table { border-collapse: collapse; width: 100%; } td, th { border-top: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; }
code, pre { font: 13px/1.5 ui-monospace, monospace; } pre { border: 1px solid var(--line); overflow-x: auto; padding: .5rem; }
small, .dim { color: var(--dim); } .bad { color: var(--red); } .good { color: var(--green); } .soso { color: var(--amber); }
`;

/** A page of its own: no script, no request. */
export function htmlPage(body: string): string {
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>envfrom diff</title>\n<style>${STYLE}</style>\n${body}\n</html>\n`;
}

/** `##[command]`, which runners of CI systems find anywhere in a line. */
const LOG_COMMAND = /#(?=#\w*\[)/g;

/** Text in which nothing is markup. */
export function htmlText(raw: string): string {
  return raw
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(LOG_COMMAND, '&#35;');
}
