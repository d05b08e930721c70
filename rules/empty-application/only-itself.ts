import { posix } from 'node:path';
import type { Evidence } from '../../src/model/evidence.ts';
import type { Build, Deployer } from '../../src/model/manifest.ts';
import { message, userText, words, type Message } from '../../src/model/message.ts';
import { fileNameOf, folderOf } from '../../src/model/names/folder-of.ts';
import { itemsAt, type ScalarNode } from '../../src/model/node.ts';
import { isLeftOutOfList } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';
import { hostPlaceOf, hostSpan } from '../../src/model/span.ts';

/**
 * Finds a Kustomization of Flux whose folder holds a kustomization that lists the file of this very Kustomization and nothing else, and not the
 * manifests beside it: they never reach the cluster.
 */
export function onlyItself(
  { folder, objects, failures, partial }: Build,
  { at: deployer }: Deployer,
  { files }: Pick<Evidence, 'files'>,
  name: Message,
): Finding | undefined {
  const own = hostPlaceOf(deployer);
  if (folder === undefined || failures.length + partial.length > 0) return undefined;
  if (objects.length === 0 || objects.some(({ node }) => hostPlaceOf(node) !== own))
    return undefined;
  const beside = files.filter(({ path }) => folderOf(path) === folder);
  const left = beside.filter(
    (file) => isLeftOutOfList(file) && file.documents.some(({ manifests }) => manifests.length > 0),
  );
  const [first] = left;
  if (first === undefined) return undefined;
  const { path } = hostSpan(deployer).file;
  const listed = beside
    .filter((file) => file.class.kind === 'kustomization')
    .flatMap(({ documents }) => documents.flatMap(({ root }) => itemsAt(root, 'resources')))
    .find(
      (item): item is ScalarNode =>
        item.kind === 'scalar' && posix.join(folder, item.text) === path,
    );
  if (listed === undefined) return undefined;
  const others = left.length === 1 ? words('') : message` and ${left.length - 1} more`;
  return {
    at: listed,
    message: message`${name} deploys nothing but itself: this list has its own file, and not \`${userText(fileNameOf(first.path), listed)}\`${others} beside it.`,
    help: message`List \`${userText(fileNameOf(first.path), listed)}\` instead.`,
  };
}
