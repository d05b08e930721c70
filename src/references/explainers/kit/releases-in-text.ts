/** The rest of a `helm install` or `helm upgrade` command, continued lines included. */
const COMMAND = /\bhelm3?[ \t]+(?:install|upgrade)\b((?:\\\r?\n|[^\n|;&`]){1,600})/g;
/** Flags without a value. All others take the next word, unless they contain `=`. */
const SWITCHES = new Set(
  '--install -i --create-namespace --wait --atomic --debug --dry-run --force --reuse-values --reset-values --cleanup-on-fail --dependency-update --devel --generate-name -g --skip-crds --no-hooks --wait-for-jobs'.split(
    ' ',
  ),
);
const NAME = /^["']?([a-z0-9](?:[-a-z0-9.]*[a-z0-9])?)["']?$/;

/** Files that list releases under `releases`: Skaffold's and helmfile's. */
const LIST_FILE = /(?:^|\/)(?:skaffold|helmfile)[^/]*\.ya?ml(?:\.gotmpl)?$/;
const LISTED = /^[ \t]*(?:-[ \t]+)?name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)["']?[ \t]*$/gm;

/**
 * The names that a chart may give its objects if a script or document installs it (`helm install db bitnami/mysql`), or a list of Skaffold or
 * helmfile: the name of the release, or names that begin with it (`*`).
 */
export function* releasesInText(path: string, text: string): Generator<string> {
  for (const name of releasesIn(path, text)) yield* [name, `${name}-*`];
}

function* releasesIn(path: string, text: string): Generator<string> {
  if (LIST_FILE.test(path) && text.includes('releases:')) {
    for (const [, name = ''] of text.matchAll(LISTED)) yield name;
  }
  if (!text.includes('helm')) return;
  for (const [, rest = ''] of text.matchAll(COMMAND)) {
    const name = releaseIn(rest);
    if (name !== undefined) yield name;
  }
}

/** The first word that is neither a flag nor the value of one, if another such word follows: the chart. */
function releaseIn(command: string): string | undefined {
  const words = command.split(/(?:\s|\\\r?\n)+/).filter((word) => word !== '');
  const plain: string[] = [];
  for (let at = 0; at < words.length && plain.length < 2; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) plain.push(word);
    else if (!SWITCHES.has(word) && !word.includes('=')) at += 1;
  }
  const [name = '', chart] = plain;
  return chart === undefined ? undefined : NAME.exec(name)?.[1];
}
