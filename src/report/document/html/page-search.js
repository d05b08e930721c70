// The rest of what a page does, after `page-views.js`, with its names.
// Search: the texts of everything that has an address as one long text, made while nobody waits.
let places;
let pending;
let joined = '';
let lowered = '';
let starts = [];

function textOf(element) {
  if (element.tagName === 'DETAILS') return find('summary', element).textContent;
  if (element.tagName === 'ARTICLE')
    return all('p', element)
      .map((p) => p.textContent)
      .join(' ');
  return element.textContent;
}

function* index() {
  places = [];
  const texts = [];
  let length = 0;
  for (const element of document.querySelectorAll('main [id]')) {
    if (element.classList.contains('view')) continue;
    const text = textOf(element).replace(/\s+/g, ' ').trim();
    places.push(element);
    starts.push(length);
    texts.push(text);
    length += text.length + 1;
    if (places.length % 500 === 0) yield;
  }
  joined = texts.join('\n');
  lowered = joined.toLowerCase();
  // Some letters become two when they are lowered: then places would not fit.
  if (lowered.length !== joined.length) lowered = joined;
}

function finish() {
  pending ??= index();
  while (!pending.next().done);
}

function work(deadline) {
  pending ??= index();
  do {
    if (pending.next().done) return;
  } while (deadline.timeRemaining() > 2);
  requestIdleCallback(work);
}
if ('requestIdleCallback' in window) requestIdleCallback(work);

const MOST = 100;

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

/** The places that hold a text: all words of it, if several are given. */
function matches(query) {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const [first, ...others] = words;
  const found = [];
  let count = 0;
  if (first === undefined) return { found, count };
  for (let at = lowered.indexOf(first); at !== -1;) {
    const place = placeAt(at);
    const end = starts[place + 1] ?? lowered.length;
    const text = others.length === 0 ? '' : lowered.slice(starts[place], end);
    if (others.every((word) => text.includes(word))) {
      count += 1;
      if (found.length < MOST) found.push(place);
    }
    at = end >= lowered.length ? -1 : lowered.indexOf(first, end);
  }
  return { found, count };
}

function look() {
  const query = search.value.trim();
  results.hidden = query === '';
  if (query === '') return;
  finish();
  const { found, count } = matches(query);
  const said = document.createElement('p');
  said.textContent =
    count === 0
      ? `Nothing here has “${query}”.`
      : `${count.toLocaleString('en')} ${count === 1 ? 'place' : 'places'}${count > found.length ? `, the first ${found.length} below` : ''}`;
  const list = document.createElement('ol');
  for (const place of found) list.append(resultOf(place, query));
  results.replaceChildren(said, list);
  history.replaceState(null, '', '#q=' + encodeURIComponent(query));
}

function resultOf(place, query) {
  const element = places[place];
  const text = joined.slice(starts[place], (starts[place + 1] ?? joined.length + 1) - 1);
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = '#' + encodeURIComponent(element.id);
  const [word] = query.toLowerCase().split(/\s+/);
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const from = at > 60 ? at - 40 : 0;
  const mark = document.createElement('mark');
  mark.textContent = text.slice(at, at + word.length);
  const where = document.createElement('small');
  where.textContent = ' ' + whereOf(element);
  link.append(
    (from > 0 ? '…' : '') + text.slice(from, at),
    mark,
    text.slice(at + word.length, from + 160),
    where,
  );
  item.append(link);
  return item;
}

/** The view and the section of an element, as a person would name them. */
function whereOf(element) {
  const names = [];
  const outer = element.parentElement.closest('details[id], section[id]:not(.view)');
  if (outer !== null) names.push(find('h3, h4, summary', outer).firstChild.textContent);
  names.push(find('h2', element.closest('.view')).firstChild.textContent);
  return names
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' · ');
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
