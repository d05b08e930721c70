import { once } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import type { Explainer } from './kit/explainer.ts';

const IGNORE_FILE = /(?:^|\/)\.gitignore$/;
/** A line that ignores files of one name, wherever they are; what is left of it is the name. */
const ENTRY = /^(?:[-\w.*/]{1,200}\/)?([a-z0-9][-a-z0-9.]{1,252})$/;
const ENDING = /\.(?:ya?ml|json|env|txt|key|crt|pem|secret|enc)$/;
/** Names of folders that every repository ignores, and of what is no Secret. */
const COMMON =
  /^(?:bin|build|cache|coverage|data|dist|docs|env|lib|log|logs|node_modules|out|target|temp|test|tmp|vendor|venv)$/;
const MAX_FILES = 200;
const MAX_LINES = 2_000;

/** Looks for the name in what git ignores: the file of that name, from which people make the source, is not to be in the repository. */
export const ignoredFiles: Explainer = {
  id: 'ignored-file',
  strength: 'mention',
  isAskedOfBase: true,
  open: ({ tree }) => {
    const ignored = once(() => {
      const found = new Map<string, string>();
      const paths = tree?.paths.filter((path) => IGNORE_FILE.test(path)) ?? [];
      for (const path of paths.slice(0, MAX_FILES)) {
        const content = tree?.read(path);
        if (content?.kind !== 'bytes') continue;
        const lines = new TextDecoder().decode(content.bytes.subarray(0, 65_536)).split('\n');
        for (const line of lines.slice(0, MAX_LINES)) {
          const name = ENTRY.exec(line.trim())?.[1]?.replace(ENDING, '');
          if (name !== undefined && !COMMON.test(name) && !found.has(name)) found.set(name, path);
        }
      }
      return found;
    });
    return ({ name }) => {
      const path = ignored().get(name);
      return path === undefined ? undefined : message`${path} ignores a file of that name`;
    };
  },
};
