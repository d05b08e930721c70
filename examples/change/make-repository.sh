#!/bin/sh
# Makes a small git repository with a change, to try `envfrom diff` and `envfrom check --base main` on:
#
#     examples/change/make-repository.sh /tmp/shop && cd /tmp/shop && envfrom diff
#
# The branch `main` holds the files of `before`, the branch `change` those of `after`.
set -eu

folder=${1:?usage: make-repository.sh FOLDER}
here=$(cd "$(dirname "$0")" && pwd)
if [ -e "$folder" ]; then
  echo "$folder exists already" >&2
  exit 1
fi
mkdir -p "$folder/shop"
cd "$folder"
commit() {
  git add --all
  git -c user.name=envfrom -c user.email=envfrom@example.com commit --quiet --message "$1"
}
git init --quiet
git symbolic-ref HEAD refs/heads/main
cp "$here"/before/* shop/
commit 'The shop'
git checkout --quiet -b change
cp "$here"/after/* shop/
commit 'More logs, other taxes'
