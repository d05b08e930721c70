// The rest of what a page does, after `page-views.js`, with its names.
// Search: the texts of everything that has an address as one long text, made while nobody waits.
let places;
let pending;
/** For each place, how long its name is, with which its text begins, and the name of the part that it is in. */
let names = [];
let parts = [];
let joined = '';
let lowered = '';
let starts = [];

const plain = (text) => text.replace(/\s+/g, ' ').trim();

/** The lines of an element, without what is folded away or below it in a tree. */
function linesOf(element) {
  let text = '';
  for (let node = element.firstChild; node !== null; node = node.nextSibling) {
    const name = node.nodeName;
    if (name === 'BR') text += ' · ';
    else if (name === 'P') {
      const next = node.nextSibling?.nodeName ?? 'P';
      text +=
        (text && !text.endsWith(' · ') ? ' · ' : '') +
        node.textContent +
        (next === 'P' || next === 'DETAILS' ? '' : ' · ');
    } else if (name !== 'UL' && name !== 'SUMMARY' && name !== 'DETAILS') text += node.textContent;
  }
  return text;
}

let table;
let heads = [];

/** What a row shows: of several columns first each head with its value, then where these come from; at the end what is folded away. */
function lineOfRow(row) {
  const now = row.parentElement.parentElement;
  if (now !== table) heads = [...(now.tHead?.rows[0].cells ?? [])].map((cell) => cell.textContent);
  table = now;
  const cells = [...row.cells].map(linesOf);
  const folded = all('details', row).map(linesOf);
  if (heads.length < 3) return [...cells, ...folded].join(' · ');
  const [name, ...others] = cells;
  const lines = others.map((text) => text.split(' · '));
  const values = lines.map(([value], at) => heads[at + 1] + ': ' + value);
  return [name, ...values, ...lines.flatMap((some) => some.slice(1)), ...folded].join(' · ');
}

/** What an element is called, and all that it says. */
function textsOf(element) {
  if (element.tagName === 'TR') {
    const [first] = element.cells;
    const isNamed = first.tagName === 'TH' && first.closest('.code') !== null;
    const name = isNamed ? first.firstChild.textContent : '';
    return [name, lineOfRow(element)];
  }
  if (element.tagName === 'ARTICLE') {
    const [first = '', ...others] = all('p', element).map((p) => p.textContent);
    const name = plain(first).replace(/ #$/, '');
    return [name, [name, ...others].join(' · ')];
  }
  const head = element.tagName === 'LI' || element.tagName === 'DETAILS';
  const line = (head && find('summary', element)) || element;
  const name = find('code, a', line)?.textContent ?? '';
  return [name, line.tagName === 'SUMMARY' ? line.textContent : linesOf(line)];
}

let around;
let part = '';

/** The part that an element is in: a workload, for a variable. */
function partOf({ parentElement }) {
  if (parentElement === around) return part;
  around = parentElement;
  const outer = parentElement.closest('details[id], section[id]:not(.view)');
  const heading = outer && find('h3, h4, h5', outer);
  part = heading ? plain(heading.firstChild.textContent) : '';
  return part;
}

function* index() {
  places = [];
  const texts = [];
  const lows = [];
  let length = 0;
  for (const element of document.querySelectorAll('main [id]')) {
    if (element.classList.contains('view')) continue;
    const [name, said] = textsOf(element).map(plain);
    const text = said === '' ? name : said;
    const low = text.toLowerCase();
    places.push(element);
    names.push(text.startsWith(name) ? name.length : 0);
    parts.push(partOf(element));
    starts.push(length);
    texts.push(text);
    // Some letters become two when they are lowered: then places would not fit.
    lows.push(low.length === text.length ? low : text);
    length += text.length + 1;
    if (places.length % 500 === 0) yield;
  }
  joined = texts.join('\n');
  lowered = lows.join('\n');
}

/** Goes on with the index for some milliseconds; whether it is done then. */
function indexFor(milliseconds) {
  const end = performance.now() + milliseconds;
  pending ??= index();
  do {
    if (pending.next().done) return true;
  } while (performance.now() < end);
  return false;
}

function work(deadline) {
  if (!indexFor(deadline.timeRemaining() - 2)) requestIdleCallback(work);
}
if ('requestIdleCallback' in window) requestIdleCallback(work);

const MOST = 100;
/** A key is not held up any longer by an index that is not made yet. */
const LONGEST = 100;
let searching;

function placeAt(offset) {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

const endOf = (place) => (starts[place + 1] ?? joined.length + 1) - 1;
const wordsOf = (query) => [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];

/** How well a word fits that was found somewhere in a place: 0 is its whole name, 3 is not its name. */
function rankAt(place, at, word) {
  const last = starts[place] + names[place];
  if (at + word.length > last) return 3;
  if (at > starts[place] && !' /'.includes(lowered[at - 1])) return 2;
  return at + word.length === last ? 0 : 1;
}

function* placesOfWord(word) {
  for (let at = lowered.indexOf(word); at !== -1;) {
    const place = placeAt(at);
    // A name may have the word twice.
    const last = Math.max(at, starts[place] + names[place] - word.length);
    const ends = last > at && lowered.startsWith(word, last);
    const rank = rankAt(place, at, word);
    yield [place, ends ? Math.min(rank, rankAt(place, last, word)) : rank];
    at = lowered.indexOf(word, endOf(place));
  }
}

/** Words that a place itself does not have may name the part that it is in. */
function* placesOfWords(words) {
  for (const place of places.keys()) {
    const text = lowered.slice(starts[place], endOf(place));
    const outside = parts[place].toLowerCase();
    const own = words.filter((word) => text.includes(word));
    if (own.length === 0) continue;
    if (!words.every((word) => own.includes(word) || outside.includes(word))) continue;
    const ranks = own.map((word) => rankAt(place, starts[place] + text.indexOf(word), word));
    yield [place, Math.min(...ranks)];
  }
}

/** The places that hold all words of a query, those that are called so first. */
function matches(query) {
  const words = wordsOf(query);
  const found = [[], [], [], []];
  let count = 0;
  if (words.length === 0) return { found: [], count };
  const all = words.length === 1 ? placesOfWord(words[0]) : placesOfWords(words);
  for (const [place, rank] of all) {
    count += 1;
    if (found[rank].length < MOST) found[rank].push(place);
  }
  return { found: found.flat().slice(0, MOST), count };
}

function look() {
  const query = search.value.trim();
  results.hidden = query === '';
  clearTimeout(searching);
  if (query === '') return;
  const said = document.createElement('p');
  if (!indexFor(LONGEST)) {
    said.textContent = 'Searching …';
    results.replaceChildren(said);
    searching = setTimeout(look);
    return;
  }
  const { found, count } = matches(query);
  said.textContent =
    count === 0
      ? `Nothing here has “${query}”.`
      : `${count.toLocaleString('en')} ${count === 1 ? 'place' : 'places'}${count > found.length ? `, the first ${found.length} below` : ''}`;
  const list = document.createElement('ol');
  for (const place of found) list.append(resultOf(place, wordsOf(query)));
  results.replaceChildren(said, list);
  results.scrollTop = 0;
  history.replaceState(null, '', '#q=' + encodeURIComponent(query));
}

/** What a place is called and where it is, and below it what it says. */
function resultOf(place, words) {
  const element = places[place];
  const text = joined.slice(starts[place], endOf(place));
  const name = text.slice(0, names[place]);
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = '#' + encodeURIComponent(element.id);
  const called = document.createElement('b');
  mark(called, name, words);
  const where = document.createElement('small');
  const view = find('h2', element.closest('.view')).firstChild.textContent.trim();
  where.textContent = [parts[place], view].filter(Boolean).join(' · ');
  const said = document.createElement('small');
  said.className = 'said';
  const rest = text.slice(names[place]).replace(/^ · | $/g, '');
  const [first = 0] = words
    .filter((word) => !name.toLowerCase().includes(word))
    .map((word) => rest.toLowerCase().indexOf(word))
    .filter((at) => at !== -1)
    .sort((a, b) => a - b);
  const from = first > 80 ? first - 40 : 0;
  mark(said, (from > 0 ? '…' : '') + rest.slice(from, from + 240), words);
  link.append(called, ' ', where, said);
  item.append(link);
  return item;
}

/** A text with the words of the query marked. */
function mark(element, text, words) {
  const low = text.toLowerCase();
  for (let at = 0; at < text.length;) {
    const [next] = words
      .map((word) => ({ word, start: low.indexOf(word, at) }))
      .filter(({ start }) => start !== -1)
      .sort((a, b) => a.start - b.start || b.word.length - a.word.length);
    if (next === undefined) {
      element.append(text.slice(at));
      return;
    }
    const sign = document.createElement('mark');
    const end = next.start + next.word.length;
    sign.textContent = text.slice(next.start, end);
    element.append(text.slice(at, next.start), sign);
    at = end;
  }
}

search.addEventListener('input', look);
search.addEventListener('keydown', (event) => {
  const links = all('a', results);
  if (event.key === 'Enter' && links.length > 0) links[0].click();
  if (event.key === 'ArrowDown' && links.length > 0) links[0].focus();
  if (event.key === 'Enter' || event.key === 'ArrowDown') event.preventDefault();
});
results.addEventListener('click', (event) => {
  if (event.target.closest('a') !== null) {
    results.hidden = true;
    search.value = '';
  }
});
results.addEventListener('keydown', (event) => {
  const links = all('a', results);
  const at = links.indexOf(document.activeElement);
  if (event.key === 'ArrowDown') (links[at + 1] ?? links[at]).focus();
  if (event.key === 'ArrowUp') (links[at - 1] ?? search).focus();
  if (event.key.startsWith('Arrow')) event.preventDefault();
});
document.addEventListener('click', (event) => {
  if (event.target.closest('header') === null) results.hidden = true;
});

go();
