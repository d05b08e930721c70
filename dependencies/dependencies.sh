#!/bin/sh
# Gets what the repository deploys from elsewhere, with the script that `envfrom dependencies --format sh` prints: envfrom opens no connection.
#
# Needs Node 20.19 or later, the git, helm, curl and oras that the script uses, and these variables:
#   DEPENDENCIES   locked: exactly what the lock has; fetch: what is missing, too
#   OWN            `true` if somebody who may write to the repository chose what is checked
#   BASE           the commit that a pull request is compared with; may be empty
#   PATHS          files and folders, one per line
#   FLAGS          names of flags; the value of `--repo-url` is in FLAG_REPO_URL, one per line
#   SWITCHES       names of flags without a value; FLAG_NO_CONFIG is `true` or `false`
set -euf

stop() {
  echo "::error title=envfrom::$1"
  exit 1
}

case ${DEPENDENCIES:-} in
locked | fetch) ;;
*) stop 'The input `dependencies` is `locked`, `fetch` or `off`.' ;;
esac
command -v node >/dev/null || stop 'This step needs Node: put actions/setup-node before it.'

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"
cat >"$work/bin/envfrom" <<'ENVFROM'
#!/bin/sh
exec node "$ENVFROM_CLI" "$@"
ENVFROM
chmod 755 "$work/bin/envfrom"
export ENVFROM_CLI="$GITHUB_ACTION_PATH/../dist/cli.js" PATH="$work/bin:$PATH" ENVFROM=envfrom

newline='
'
IFS=$newline
set --
# value_of FLAG: what its input says.
value_of() { printenv "FLAG_$(printf %s "$1" | tr a-z- A-Z_)" || true; }
for flag in $(printf %s "${FLAGS:-}" | tr ' ' '\n'); do
  for value in $(value_of "$flag"); do set -- "$@" "--$flag=$value"; done
done
for flag in $(printf %s "${SWITCHES:-}" | tr ' ' '\n'); do
  case $(value_of "$flag") in
  true) set -- "$@" "--$flag" ;;
  false | '') ;;
  *) stop "The input \`$flag\` is \`true\` or \`false\`." ;;
  esac
done
set -- "$@" --
for path in ${PATHS:-.}; do set -- "$@" "$path"; done
unset IFS

# plan FLAG...: the script that fetches.
plan() { envfrom dependencies --format sh "$@" >"$work/fetch.sh" 2>"$work/notes"; }

# Strangers choose neither an address nor a version, and so not where the logins of this machine go: the lock of the base does.
plan_of_base() {
  bases=$GITHUB_SHA
  case ${GITHUB_EVENT_NAME:-} in
  # The merge commit that GitHub made: its first parent is the branch it goes into.
  pull_request | pull_request_review | pull_request_review_comment) bases="$GITHUB_SHA^1" ;;
  esac
  for base in "$bases" ${BASE:-}; do
    if plan --locked "--base=$base" "$@"; then return 0; fi
  done
  return 1
}

# Whatever programs and servers print here, the runner obeys none of it.
token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
echo "::group::envfrom: what is deployed from elsewhere"
echo "::stop-commands::$token"
code=0
if [ "${OWN:-}" != true ]; then
  plan_of_base "$@" || code=$?
elif [ "$DEPENDENCIES" = locked ]; then
  plan --locked "$@" || code=$?
else
  plan "$@" || code=$?
fi
cat "$work/notes"
[ "$code" != 0 ] || sh "$work/fetch.sh" 2>&1 || code=$?
echo
echo "::$token::"
echo '::endgroup::'

if [ "$code" = 0 ]; then
  echo 'complete=true' >>"$GITHUB_OUTPUT"
else
  echo 'complete=false' >>"$GITHUB_OUTPUT"
  echo '::warning title=envfrom::Not everything that is deployed from elsewhere could be fetched: the log of this step says what. What is missing is not checked.'
fi
