import type { Deployment, DeploymentEvidence } from '../../model/deployment.ts';
import { message, words, type Message } from '../../model/message.ts';
import { entryPointOf } from './entry-point-line.ts';

/**
 * Why a build or a file counts as deployed, as not deployed, or why neither is known: a sentence. `folder` is what it is about, `whole` what the
 * run knows: "this repository".
 */
export function deploymentWords({ evidence }: Deployment, folder: string, whole: string): Message {
  const it = message`\`${folder}\``;
  const nothing = message`Nothing in ${words(whole)} deploys`;
  switch (evidence.kind) {
    case 'deployer':
      return evidence.name === folder
        ? message`${it} is in what a cluster gets.`
        : message`${words(evidence.name)} deploys ${it}.`;
    case 'root':
      return message`${it} holds what everything else is deployed by.`;
    case 'applied':
      return message`${words(evidence.by)} applies ${it}.`;
    case 'declared':
      return message`The configuration declares ${it} as an entry point.`;
    case 'undeployed-deployer':
      return evidence.because === undefined
        ? message`${nothing} ${words(evidence.name)}.`
        : message`${nothing} ${words(evidence.name)}: ${clauseOf(evidence.because)}.`;
    case 'other-folders':
      return message`${nothing} ${it}, but \`${evidence.beside}\` beside it is deployed.`;
    case 'commented-out':
    case 'unlisted':
    case 'left-out':
    case 'catalog':
    case 'moved':
    case 'test-folder':
    case 'unused-file':
      return message`${nothing} ${it}: ${clauseOf(evidence)}.`;
    case 'chart':
      return message`No entry point in ${words(whole)} is known to deploy the chart ${it}; declare how it is installed in .envfrom.yaml: \`${entryPointOf(folder)}\`.`;
    case 'library-base':
      return message`${it} is a base that no overlay in ${words(whole)} includes.`;
    case 'by-hand':
      return message`${nothing} ${words(evidence.name)}, unless people apply it.`;
    case 'possible':
      return message`${words(evidence.name)} deploys ${it}, if one of its unknown parameters means that folder.`;
    case 'rest':
      return message`${words(evidence.name)} deploys ${it} only to clusters that its ApplicationSet does not name.`;
    case 'unreached':
      return message`No Flux or Argo CD object in ${words(whole)} leads to ${it}.`;
    case 'unfollowed':
      return message`No Flux or Argo CD object in ${words(whole)} that could be followed leads to ${it}.`;
    case 'example':
      return message`${it} is in a folder of tests or examples.`;
    case 'no-objects':
      return message`${it} brings no object, and nothing in ${words(whole)} uses it.`;
    default:
      return message`Nothing in ${words(whole)} tells whether ${it} is deployed.`;
  }
}

/** The reason alone, as a clause. */
function clauseOf(evidence: DeploymentEvidence): Message {
  switch (evidence.kind) {
    case 'commented-out':
      return words('a list names it in a comment only');
    case 'unlisted':
      return words('a list has what is beside it, but not this');
    case 'left-out':
      return message`the kustomization of \`${evidence.of}\` is deployed, and leaves it out`;
    case 'catalog':
      return message`it cannot be built as a whole, and others list its parts one by one, \`${evidence.by}\` for example`;
    case 'moved':
      return message`files that it lists are in \`${evidence.to}\` now`;
    case 'test-folder':
      return words('it is in a folder of tests, examples or documents');
    case 'unused-file':
      return words(evidence.reason);
    case 'other-folders':
      return message`\`${evidence.beside}\` beside it is deployed, and this is not`;
    case 'undeployed-deployer':
      return message`nothing deploys ${words(evidence.name)}`;
    default:
      return words('nothing leads to it');
  }
}
