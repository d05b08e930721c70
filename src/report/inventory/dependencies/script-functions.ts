/** The variables that the script starts with, and the functions of its lines: POSIX sh. What they are given was checked to be plain. */
export const FUNCTIONS = String.raw`
# Where git, helm, curl and oras put what they fetch, before envfrom hashes and stores it.
new=.envfrom/vendor/.new
failed=0
say() { printf 'envfrom: %s\n' "$*" >&2; }

# Programs ask nobody: they use the logins that are there, or fail.
export GIT_TERMINAL_PROMPT=0 GIT_LFS_SKIP_SMUDGE=1 GIT_LITERAL_PATHSPECS=1 GCM_INTERACTIVE=never
export GIT_HTTP_LOW_SPEED_LIMIT=1000 GIT_HTTP_LOW_SPEED_TIME=60
[ -n "$GIT_SSH_COMMAND$GIT_SSH" ] || export GIT_SSH_COMMAND='ssh -oBatchMode=yes -oConnectTimeout=30'
if command -v timeout >/dev/null 2>&1; then slow() { timeout 900 "$@"; }; else slow() { "$@"; }; fi

# begin NUMBER KEY: an item is tried once.
begin() {
  mkdir -p "$new" || exit 1
  printf '%s\n' "$2" >>"$new/tried"
  rm -rf -- "$new/$1" "$new/$1.git"
  mkdir "$new/$1"
}

# fetched NUMBER RESOLVED DATE TYPE URL NAME VERSION PATH...
fetched() {
  record=$1
  shift
  for word in "$@"; do record="$record	$word"; done
  printf '%s\n' "$record" >>"$new/records"
}

missed() {
  failed=$((failed + 1))
  printf '%s\n' "$*" >>"$new/missed"
  say "could not fetch $*"
}

today() { date -u +%Y-%m-%d; }

# safe_git ARGUMENT...: no hooks, no other programs of a repository, only the protocols in $allow. Reads $input.
safe_git() {
  GIT_ALLOW_PROTOCOL=$allow slow git --git-dir="$repo" -c core.hooksPath=/dev/null -c core.fsmonitor=false \
    -c core.autocrlf=false -c core.eol=lf -c advice.detachedHead=false -c gc.auto=0 "$@" <"${'$'}{input:-/dev/null}"
}

# git_item NUMBER KEY ALLOW FETCH-URL URL VERSION REF PATH...
git_item() {
  number=$1 key=$2 allow=$3 from=$4 url=$5 version=$6 ref=$7
  shift 7
  begin "$number" "$key"
  repo=$new/$number.git
  if ! git_commit; then
    missed "$url $version"
    return
  fi
  for path in "$@"; do
    # A path that does not exist is known not to exist.
    git_files && safe_git --work-tree="$new/$number" -c core.bare=false \
      checkout --quiet --force "$commit" -- "${'$'}{path:-.}" 2>"$new/error" ||
      grep -q 'did not match any' "$new/error" ||
      { missed "$url $version $path"; return; }
  done
  fetched "$number" "$commit" "$(safe_git log -1 --format=%cs "$commit")" \
    git "$url" '' "$version" "$@"
  rm -rf -- "$repo"
}

git_start() {
  rm -rf -- "$repo"
  git init --quiet --bare "$repo" </dev/null && safe_git config remote.origin.url "$from"
}

# The commit alone, if the server gives it, without files.
git_commit() {
  git_start || return 1
  if safe_git fetch --quiet --depth 1 --no-tags --filter=blob:none origin "$ref"; then
    # git fetches nothing by itself: a server could make it start itself without end.
    for name in remote.origin.promisor remote.origin.partialclonefilter extensions.partialclone; do
      safe_git config --unset-all "$name" || :
    done
    commit=$(safe_git rev-parse --verify --quiet 'FETCH_HEAD^{commit}')
    return
  fi
  # A server that gives no commits by their names, or not some of them: all branches and tags.
  git_start && safe_git fetch --quiet origin '+refs/heads/*:refs/heads/*' '+refs/tags/*:refs/tags/*' || return 1
  for name in "refs/tags/$ref" "refs/heads/$ref" "$ref"; do
    commit=$(safe_git rev-parse --verify --quiet "$name^{commit}") && return 0
  done
  return 1
}

# The files below $path that are not here yet.
git_files() {
  : >"$new/error"
  if [ -z "$path" ]; then set --; else set -- "$path"; fi
  safe_git ls-tree -r "$commit" -- "$@" | sed -n 's/^[0-7]* blob \([0-9a-f]*\).*/\1/p' | sort -u >"$new/$number.files"
  input=$new/$number.files
  safe_git cat-file --batch-check | sed -n 's/ missing$//p' >"$new/$number.wanted"
  input=$new/$number.wanted
  [ ! -s "$input" ] || safe_git -c fetch.negotiationAlgorithm=noop fetch --quiet --no-tags --no-write-fetch-head origin --stdin
  code=$?
  input=
  return "$code"
}

# chart_item NUMBER KEY FLAG FETCH-URL URL NAME VERSION WANTED
chart_item() {
  number=$1 key=$2 flag=$3 from=$4 url=$5 name=$6 version=$7 wanted=$8
  begin "$number" "$key"
  case $from in
    oci://*) set -- "$from" ;;
    *) set -- "$name" --repo "$from" ;;
  esac
  [ -z "$wanted" ] || set -- "$@" --version "$wanted"
  [ -z "$flag" ] || set -- "$@" "$flag"
  if slow helm pull "$@" --destination "$new/$number" </dev/null >/dev/null; then
    fetched "$number" '' "$(today)" chart "$url" "$name" "$version"
  else
    missed "$name of $url $version"
  fi
}

# file_item NUMBER KEY PROTOCOLS FETCH-URL URL
file_item() {
  number=$1 key=$2 allow=$3 from=$4 url=$5
  begin "$number" "$key"
  if slow curl --fail --silent --show-error --location --proto "=$allow" --max-redirs 5 \
    --max-filesize 67108864 --max-time 300 --output "$new/$number/file" -- "$from" </dev/null; then
    fetched "$number" '' "$(today)" file "$url" '' ''
  else
    missed "$url"
  fi
}

# oci_item NUMBER KEY FLAG FETCH-URL URL VERSION REFERENCE [MEDIA-TYPE]: the first layer of an artifact, or of a media type, unpacked.
oci_item() {
  number=$1 key=$2 flag=$3 from=${'$'}{4#oci://} url=$5 version=$6 reference=$7 media=${'$'}{8-}
  begin "$number" "$key"
  wanted='"digest":"'
  [ -z "$media" ] || wanted="\"mediaType\":\"$media\""
  case $reference in sha256:*) at=$from@$reference ;; *) at=$from:$reference ;; esac
  set --
  [ -z "$flag" ] || set -- "$flag"
  digest=$(slow oras resolve "$@" "$at" </dev/null) &&
    slow oras manifest fetch "$@" --output "$new/$number.json" "$from@$digest" </dev/null &&
    layer=$(tr -d ' \n\r\t' <"$new/$number.json" | sed 's/.*"layers":\[//' | tr '}' '\n' |
      grep -F -- "$wanted" |
      sed -n 's/.*"digest":"\(sha256:[0-9a-f]*\)".*/\1/p' | head -n 1) &&
    slow oras blob fetch "$@" --output "$new/$number.tgz" "$from@$layer" </dev/null &&
    (ulimit -f 131072 && tar -xzf "$new/$number.tgz" -C "$new/$number" </dev/null) || {
    missed "$url $version"
    return
  }
  fetched "$number" "$digest" "$(today)" oci "$url" '' "$version" ${'$'}{media:+"$media"}
}
`;
