/** Whether a cluster gets a build or an object, as far as the files tell, and the evidence for that. */
export interface Deployment {
  readonly answer: 'deployed' | 'not-deployed' | 'unknown';
  readonly evidence: DeploymentEvidence;
}

export type DeploymentEvidence =
  /** An entry object deploys it, and something deploys that one. */
  | { readonly kind: 'deployer'; readonly name: string }
  /** Deployed: it holds the entry objects that everything else starts from. */
  | { readonly kind: 'root' }
  /** Not deployed: the entry object that deploys it is not deployed itself. */
  | { readonly kind: 'undeployed-deployer'; readonly name: string }
  /** Not deployed: the line of a list that names it is commented out. */
  | { readonly kind: 'commented-out' }
  /** Not deployed: a list has what is beside it, but not this. */
  | { readonly kind: 'unlisted' }
  /** Not deployed: a kustomization that brings no object. */
  | { readonly kind: 'no-objects' }
  /** Not deployed: all entry objects of its repository could be followed, and they deploy other folders. */
  | { readonly kind: 'other-folders' }
  /** Not deployed: the file is in a folder, or of a kind, that is only data for tests, an archive, a template. */
  | { readonly kind: 'unused-file'; readonly reason: string }
  /** Not known: a chart with its defaults, which anybody may install with other values. */
  | { readonly kind: 'chart' }
  /** Not known: a base that no overlay here includes; overlays of other repositories may. */
  | { readonly kind: 'library-base' }
  /** Not known: an entry object in a folder of examples, which people copy and adapt. */
  | { readonly kind: 'example'; readonly path: string }
  /** Not known: no entry object deploys anything of its repository, so people apply it. */
  | { readonly kind: 'none' };

const ANSWERS: Readonly<Record<DeploymentEvidence['kind'], Deployment['answer']>> = {
  deployer: 'deployed',
  root: 'deployed',
  'undeployed-deployer': 'not-deployed',
  'commented-out': 'not-deployed',
  unlisted: 'not-deployed',
  'no-objects': 'not-deployed',
  'other-folders': 'not-deployed',
  'unused-file': 'not-deployed',
  chart: 'unknown',
  'library-base': 'unknown',
  example: 'unknown',
  none: 'unknown',
};

/** The answer that evidence gives. */
export function deploymentBy(evidence: DeploymentEvidence): Deployment {
  return { answer: ANSWERS[evidence.kind], evidence };
}

/** Whether there is evidence that nothing deploys a build. */
export function isUndeployed({ deployment }: { readonly deployment?: Deployment }): boolean {
  return deployment?.answer === 'not-deployed';
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
export function isLibraryBase({ id, kind, deployedBy }: EntryPoint): boolean {
  return kind === 'kustomization' && deployedBy === undefined && BASE.test(id);
}
