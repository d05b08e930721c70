#!/bin/sh
# Keeps one comment of envfrom on a pull request: writes it, updates it, and deletes it once there is nothing to report.
# It only ever touches comments that begin with envfrom's marker and that the owner of the token wrote.
#
# Needs `gh` and these variables:
#   FILE               the comment, as the input `comment-file` of the action writes it
#   PULL_REQUEST       number of the pull request
#   GITHUB_REPOSITORY  owner/name
#   GH_TOKEN           a token with the permission `pull-requests: write`
#   KEY                tells several comments of one pull request apart; may be empty
set -eu

NOTHING='<!-- envfrom: nothing to report -->'
MARKER='<!-- envfrom -->'

stop() {
  echo "::error title=envfrom::$1"
  exit 1
}

[ -n "${PULL_REQUEST:-}" ] || {
  echo 'This is not a run for a pull request: no comment.'
  exit 0
}
case $PULL_REQUEST in *[!0-9]*) stop 'The number of the pull request is not a number.' ;; esac
[ -f "${FILE:-}" ] || stop 'The file of the comment does not exist: set comment-file in the step of envfrom.'
case ${KEY:-} in *[!A-Za-z0-9._/-]*) stop 'The key may hold letters, digits, dots, dashes and slashes only.' ;; esac
[ -z "${KEY:-}" ] || MARKER="<!-- envfrom: $KEY -->"
export MARKER

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Asks GitHub. A token that may not comment, such as that of a pull request from a fork, fails no job.
ask() {
  if gh api graphql "$@" >"$work/answer" 2>"$work/error" </dev/null; then return 0; fi
  if grep -qi 'not accessible by\|must have.*permission\|insufficient.*scope' "$work/error" "$work/answer"; then
    echo '::notice title=envfrom::The token may not comment on this pull request. The job summary has the result.'
    exit 0
  fi
  cat "$work/error" >&2
  stop 'GitHub did not accept the comment.'
}

ask --paginate \
  -f owner="${GITHUB_REPOSITORY%%/*}" -f name="${GITHUB_REPOSITORY#*/}" -F number="$PULL_REQUEST" \
  -f query='query($owner: String!, $name: String!, $number: Int!, $endCursor: String) {
    repository(owner: $owner, name: $name) {
      pullRequest(number: $number) {
        id
        comments(first: 100, after: $endCursor) {
          nodes { id body viewerDidAuthor }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }' \
  --jq '.data.repository.pullRequest | "subject \(.id)",
    (.comments.nodes[] | select(.viewerDidAuthor and (.body | startswith($ENV.MARKER))) | "comment \(.id)")'
subject=$(sed -n 's/^subject //p' "$work/answer" | head -n 1)
sed -n 's/^comment //p' "$work/answer" >"$work/comments"

remove() {
  # shellcheck disable=SC2016
  ask -f id="$1" -f query='mutation($id: ID!) { deleteIssueComment(input: {id: $id}) { clientMutationId } }'
}

if [ "$(sed -n 2p "$FILE")" = "$NOTHING" ]; then
  while read -r id; do remove "$id"; done <"$work/comments"
  echo "Nothing to report: no comment."
  exit 0
fi

{
  echo "$MARKER"
  tail -n +2 "$FILE"
} >"$work/body"

first=$(head -n 1 "$work/comments")
if [ -z "$first" ]; then
  # shellcheck disable=SC2016
  ask -f id="$subject" -F body="@$work/body" \
    -f query='mutation($id: ID!, $body: String!) { addComment(input: {subjectId: $id, body: $body}) { clientMutationId } }'
  echo 'The comment is written.'
  exit 0
fi
# shellcheck disable=SC2016
ask -f id="$first" -F body="@$work/body" \
  -f query='mutation($id: ID!, $body: String!) { updateIssueComment(input: {id: $id, body: $body}) { clientMutationId } }'
tail -n +2 "$work/comments" | while read -r id; do remove "$id"; done
echo 'The comment is updated.'
