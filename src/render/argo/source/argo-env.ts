/** What Argo CD lets an Application's texts name: `$ARGOCD_APP_NAME`. Undefined: known only when it runs. */
export type ArgoEnv = ReadonlyMap<string, string | undefined>;

interface EnvFacts {
  readonly appName: string;
  /** The namespace of `destination`. */
  readonly namespace: string;
  readonly project: string;
  readonly repoUrl: string;
  readonly path: string;
  readonly targetRevision: string;
  /** The commit that is deployed, where it is known. */
  readonly revision: string | undefined;
}

export function argoEnv(facts: EnvFacts): ArgoEnv {
  const { revision } = facts;
  return new Map([
    ['ARGOCD_APP_NAME', facts.appName],
    ['ARGOCD_APP_NAMESPACE', facts.namespace],
    ['ARGOCD_APP_PROJECT_NAME', facts.project],
    ['ARGOCD_APP_REVISION', revision],
    ['ARGOCD_APP_REVISION_SHORT', revision?.slice(0, 7)],
    ['ARGOCD_APP_REVISION_SHORT_8', revision?.slice(0, 8)],
    ['ARGOCD_APP_SOURCE_REPO_URL', facts.repoUrl],
    ['ARGOCD_APP_SOURCE_PATH', facts.path],
    ['ARGOCD_APP_SOURCE_TARGET_REVISION', facts.targetRevision],
  ]);
}

/** `${NAME}`, `$NAME`, the shell's one-letter variables, and what Go's os.Expand takes for bad syntax and eats. */
const VARIABLE = /\$(?:\{([^}]*)\}|(\w+|[*#$@!?-])|\{)/g;

/** The first variable in a text that is known only when Argo CD runs. */
export function unknownVariable(text: string, env: ArgoEnv): string | undefined {
  for (const [written, braced, plain] of text.matchAll(VARIABLE)) {
    const name = braced ?? plain ?? '';
    if (env.has(name) && env.get(name) === undefined) return written;
  }
  return undefined;
}

/**
 * os.Expand: names that nobody set become nothing, `$$` a dollar, and what is not known yet stays as it is written.
 */
export function expandEnv(text: string, env: ArgoEnv): string {
  return text.replaceAll(VARIABLE, (written, braced: string | undefined, plain?: string) => {
    const rest = braced === undefined && plain !== undefined && /^\d\w/.test(plain);
    // A digit is a name of one letter.
    if (rest) return plain.slice(1);
    const name = braced ?? plain;
    if (name === undefined || name === '') return '';
    if (name === '$') return '$';
    return env.has(name) ? (env.get(name) ?? written) : '';
  });
}
