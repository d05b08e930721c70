#!/usr/bin/env node
// `gh api graphql` as far as comment/comment.sh uses it, asking the server at FAKE_API.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [command, api, ...args] = process.argv.slice(2);
if (command !== 'api' || api !== 'graphql') throw new Error('only `gh api graphql` is known');
const variables = {};
let [query, filter, paginates] = ['', undefined, false];
for (let at = 0; at < args.length; at += 1) {
  const flag = args[at];
  if (flag === '--paginate') paginates = true;
  else if (flag === '--jq') filter = args[(at += 1)];
  else if (flag === '-f' || flag === '-F') {
    const [, name, text] = /^([^=]+)=([^]*)$/.exec(args[(at += 1)]);
    if (name === 'query') query = text;
    else variables[name] = flag === '-f' ? text : typed(text);
  } else throw new Error(`unknown flag ${flag}`);
}

function typed(text) {
  if (text.startsWith('@')) return readFileSync(text.slice(1), 'utf8');
  return /^\d+$/.test(text) ? Number(text) : text;
}

for (let isDone = false; !isDone;) {
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${process.env.FAKE_API}/graphql`, { method: 'POST', body });
  const answer = await response.json();
  if (answer.errors !== undefined) {
    process.stdout.write(JSON.stringify(answer));
    process.stderr.write(`gh: ${answer.errors[0].message}\n`);
    process.exit(1);
  }
  const input = JSON.stringify(answer);
  process.stdout.write(
    filter === undefined
      ? input
      : spawnSync('jq', ['-r', filter], { input, encoding: 'utf8' }).stdout,
  );
  const { hasNextPage, endCursor } = answer.data?.repository?.pullRequest?.comments?.pageInfo ?? {};
  isDone = !(paginates && hasNextPage);
  variables.endCursor = endCursor;
}
