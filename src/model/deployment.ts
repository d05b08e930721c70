/** Whether a cluster gets a build or an object, as far as the files tell, and the evidence for that. */
export interface Deployment {
  readonly answer: 'deployed' | 'not-deployed' | 'unknown';
  readonly evidence: DeploymentEvidence;
}

export type DeploymentEvidence =
  /** An entry object deploys it, and something deploys that one. */
  | { readonly kind: 'deployer'; readonly name: string }
  /** Deployed: it holds the entry objects that everything else starts from, or is one that deploys others. */
  | { readonly kind: 'root' }
  /** Deployed: a script, a pipeline or a document applies it by its path. */
  | { readonly kind: 'applied'; readonly by: string }
  /** Deployed: the configuration says so (`entryPoints`). */
  | { readonly kind: 'declared' }
  /** Not deployed: the entry object that deploys it is not deployed itself. */
  | {
      readonly kind: 'undeployed-deployer';
      readonly name: string;
      readonly because?: DeploymentEvidence;
    }
  /** Not deployed: the line of a list that names it is commented out. */
  | { readonly kind: 'commented-out' }
  /** Not deployed: a list has what is beside it, but not this. */
  | { readonly kind: 'unlisted' }
  /** Not deployed: a kustomization that cannot be built as a whole, and whose parts others list one by one; `by` is one of these. */
  | { readonly kind: 'catalog'; readonly by: string }
  /** Not deployed: a kustomization that was left behind when its files moved to another folder. */
  | { readonly kind: 'moved'; readonly to: string }
  /** Not known: a kustomization that brings no object, and that nothing uses; it may be a part that a script puts into others, or be left blank beside what is deployed. */
  | { readonly kind: 'no-objects'; readonly isBlank?: true }
  /** Not deployed: all entry objects of its repository could be followed, and they deploy a folder beside it. */
  | { readonly kind: 'other-folders'; readonly beside: string }
  /** Not deployed: all entry objects of its repository could be followed, and the kustomization of a folder that it is in is deployed without it. */
  | { readonly kind: 'left-out'; readonly of: string }
  /** Not deployed: an entry object in a folder of tests, examples or documents, which nothing reaches or names. */
  | { readonly kind: 'test-folder'; readonly path: string }
  /** Not deployed: the file is in a folder, or of a kind, that is only data for tests, an archive, a template. */
  | { readonly kind: 'unused-file'; readonly reason: string }
  /** Not known: a chart with its defaults, which anybody may install with other values. */
  | { readonly kind: 'chart' }
  /** Not known: a base that no overlay here includes; overlays of other repositories may. */
  | { readonly kind: 'library-base' }
  /** Not known: an entry object that nothing here deploys deploys it; people may have applied that one. */
  | { readonly kind: 'by-hand'; readonly name: string }
  /** Not known: an ApplicationSet whose parameters are not known deploys it, if one of them means its folder. */
  | { readonly kind: 'possible'; readonly name: string }
  /** Not known: an ApplicationSet deploys it to clusters that it does not name, and those that it names get an overlay of it or something else. */
  | { readonly kind: 'rest'; readonly name: string }
  /** Not known: all entry objects of its repository could be followed, and none leads to it; people may apply it. */
  | { readonly kind: 'unreached' }
  /** Not known: entry objects deploy other folders of its repository, and not all of them could be followed. */
  | { readonly kind: 'unfollowed' }
  /**
   * Not known: it is in a folder of examples, which people copy and adapt. `toCopy`: that folder, if its name says so; one of tests may be an
   * environment, and a demo may run.
   */
  | { readonly kind: 'example'; readonly toCopy?: string }
  /** Not known: nothing tells what of its repository is deployed, so people apply it. */
  | { readonly kind: 'none' };

const ANSWERS: Readonly<Record<DeploymentEvidence['kind'], Deployment['answer']>> = {
  deployer: 'deployed',
  root: 'deployed',
  applied: 'deployed',
  declared: 'deployed',
  'undeployed-deployer': 'not-deployed',
  'commented-out': 'not-deployed',
  unlisted: 'not-deployed',
  catalog: 'not-deployed',
  moved: 'not-deployed',
  'other-folders': 'not-deployed',
  'left-out': 'not-deployed',
  'test-folder': 'not-deployed',
  'unused-file': 'not-deployed',
  'no-objects': 'unknown',
  chart: 'unknown',
  'library-base': 'unknown',
  'by-hand': 'unknown',
  possible: 'unknown',
  rest: 'unknown',
  unreached: 'unknown',
  unfollowed: 'unknown',
  example: 'unknown',
  none: 'unknown',
};

export function deploymentBy(evidence: DeploymentEvidence): Deployment {
  return { answer: ANSWERS[evidence.kind], evidence };
}

/** Whether there is evidence that nothing deploys a build. */
export function isUndeployed({ deployment }: { readonly deployment?: Deployment }): boolean {
  return deployment?.answer === 'not-deployed';
}

/** Whether the configuration declares it as an entry point. */
export function isDeclared({ deployment }: { readonly deployment?: Deployment }): boolean {
  return deployment?.evidence.kind === 'declared';
}

/** Whether nothing leads to it although everything that deploys could be followed, so that what is wrong in it matters less. */
export function isUnreached(deployment: Deployment | undefined): boolean {
  return deployment?.evidence.kind === 'unreached';
}

/** Whether it is a part that nobody uses as it is, or nothing deploys it: nothing in it is an error. An example may use files that are none. */
export function isNoError(deployment: Deployment | undefined, path: string): boolean {
  const evidence = deployment?.evidence;
  return (
    deployment?.answer === 'not-deployed' ||
    evidence?.kind === 'no-objects' ||
    (evidence?.kind === 'example' &&
      evidence.toCopy !== undefined &&
      path.startsWith(`${evidence.toCopy}/`))
  );
}

/** Whether it is only for clusters that are named nowhere: nothing in it is an error either, for there may be none. */
export function isForRest(deployment: Deployment | undefined): boolean {
  return deployment?.evidence.kind === 'rest';
}

/** Whether it is not known that anybody applies it, so that what is missing in it may be missing because nobody does. */
export function isDoubtful(deployment: Deployment | undefined): boolean {
  const kind = deployment?.evidence.kind;
  return kind === 'by-hand' || kind === 'possible' || kind === 'example' || kind === 'unfollowed';
}

/** What a build says of how it is deployed. */
interface EntryPoint {
  readonly id: string;
  readonly kind: string;
  readonly deployedBy?: object;
}

const BASE = /(?:^|\/)_?bases?(?:\/|$)/;

/**
 * Whether a build is a base that nothing in the repository includes: overlays of other repositories do, and bring what it leaves open. A base
 * that an overlay here includes is no build of its own.
 */
export function isLibraryBase(build: EntryPoint): boolean {
  return build.kind === 'kustomization' && isOpenBase(build);
}

/** Whether it is in a folder of bases, whose manifests others may use even if no kustomization lists them, and nothing in the repository deploys it. */
export function isOpenBase({ id, deployedBy }: EntryPoint): boolean {
  return deployedBy === undefined && BASE.test(id);
}
