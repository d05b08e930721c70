import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

/** A comment on the only pull request of the fake. */
export interface Comment {
  readonly id: string;
  readonly author: string;
  readonly body: string;
}

/** GitHub's API on localhost, as far as comments need it. */
export interface FakeGitHub {
  readonly url: string;
  readonly comments: () => readonly Comment[];
  /** What was asked: `query`, or the name of the mutation. */
  readonly asked: readonly string[];
}

interface Asked {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const PAGE = 2;

/** Serves GraphQL for pull request 7 of team/repo; `viewer` owns the token, and may perhaps only read. */
export async function fakeGitHub(
  initial: readonly Omit<Comment, 'id'>[],
  viewer = 'github-actions',
  mayWrite = true,
): Promise<FakeGitHub> {
  let comments: readonly Comment[] = initial.map((each, at) => ({ ...each, id: `IC_${at}` }));
  const asked: string[] = [];
  const answer = ({ query, variables }: Asked): unknown => {
    const [, mutation] = /(addComment|updateIssueComment|deleteIssueComment)\(/.exec(query) ?? [];
    asked.push(mutation ?? 'query');
    if (mutation === undefined) return pageOf(comments, variables, viewer);
    if (!mayWrite)
      return { errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }] };
    const { id, body } = variables;
    if (mutation === 'addComment')
      comments = [...comments, { id: `IC_${comments.length}`, author: viewer, body: String(body) }];
    else if (mutation === 'deleteIssueComment')
      comments = comments.filter((each) => each.id !== id);
    else
      comments = comments.map((each) => (each.id === id ? { ...each, body: String(body) } : each));
    return { data: { [mutation]: { clientMutationId: null } } };
  };
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answer(JSON.parse(text))));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { url: `http://127.0.0.1:${port}`, comments: () => comments, asked };
}

function pageOf(
  comments: readonly Comment[],
  { owner, name, number, endCursor }: Asked['variables'],
  viewer: string,
): unknown {
  if (owner !== 'team' || name !== 'repo' || number !== 7)
    return { errors: [{ type: 'NOT_FOUND', message: 'Could not resolve to a Repository' }] };
  const start = Number(endCursor ?? 0);
  const nodes = comments
    .slice(start, start + PAGE)
    .map(({ id, author, body }) => ({ id, body, viewerDidAuthor: author === viewer }));
  const pageInfo = { hasNextPage: comments.length > start + PAGE, endCursor: String(start + PAGE) };
  return { data: { repository: { pullRequest: { id: 'PR_7', comments: { nodes, pageInfo } } } } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}
