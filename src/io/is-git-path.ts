/** Code points that HFS+ leaves out when it compares names. */
const HFS_IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** `git` after a dot, or before a tilde; anything that HFS+ leaves out may be in between. */
const MAY_BE_GIT = /\.git|git~|[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/i;

/**
 * Whether a path, `/`-separated, leads into a `.git` folder on some file system: whatever the case, with the short name of
 * Windows (`git~1`), with the dots, blanks and streams that NTFS drops, or the characters that HFS+ does (as git's own
 * `verify_path`, path.c and utf8.c, refuses them). Such a folder holds credentials, and nothing that is deployed.
 */
export function isGitPath(path: string): boolean {
  // Nearly every path is recognized by this alone.
  if (!MAY_BE_GIT.test(path)) return false;
  return path.split(/[/\\]/).some(isGitName);
}

function isGitName(name: string): boolean {
  const [plain = ''] = name.replace(HFS_IGNORED, '').toLowerCase().split(':', 1);
  return /^(?:\.git|git~\d+)[. ]*$/.test(plain);
}
