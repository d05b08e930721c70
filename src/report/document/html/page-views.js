// What a page does first: views, filters, keys. `page-search.js` goes on.
const root = document.documentElement;
const find = (selector, from = document) => from.querySelector(selector);
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const views = all('.view');
const search = find('#search');
const results = find('#results');
let shown = views[0];

root.classList.replace('starting', 'js');
find('#tools').hidden = false;

function show(view) {
  shown = view;
  for (const each of views) each.classList.toggle('on', each === view);
  for (const link of all('nav a')) {
    if (link.hash === '#' + view.id) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  filterShown();
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Shows what the address names, whatever it is folded into. */
function go() {
  const { hash } = location;
  if (hash.startsWith('#q=')) {
    show(shown);
    search.value = decoded(hash.slice(3));
    look();
    return;
  }
  results.hidden = true;
  const target = document.getElementById(decoded(hash.slice(1)));
  const view =
    target?.closest('.view') ?? (target === null || target.id === 'main' ? shown : views[0]);
  show(view);
  if (target === null || target === view || target.id === 'main') {
    if (target === view) scrollTo(0, 0);
    return;
  }
  for (let at = target; at !== null && at !== view; at = at.parentElement)
    if (at.tagName === 'DETAILS') at.open = true;
  if (target.closest('.f') !== null && target.offsetParent === null) clearFilters();
  target.scrollIntoView({ block: target.tagName === 'TR' ? 'center' : 'start' });
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

// Filters.
const none = document.createElement('p');
none.className = 'none';
none.textContent = 'Nothing in this view is left by the filter.';

function sayNothingLeft() {
  none.remove();
  const filters = ['problem', 'differs'].filter((facet) =>
    root.classList.contains('only-' + facet),
  );
  if (filters.length === 0 || find('.f', shown) === null) return;
  const left = find('.f' + filters.map((facet) => '.f-' + facet).join(''), shown);
  if (left === null) shown.append(none);
}

function clearFilters() {
  for (const facet of ['problem', 'differs']) setFilter(facet, false);
}

function setFilter(facet, on) {
  find('#filter-' + facet + ' input').checked = on;
  filterShown();
}

/** A view is filtered only by what some of its parts have and others do not. */
function filterShown() {
  for (const facet of ['problem', 'differs']) {
    const filter = find('#filter-' + facet);
    filter.hidden =
      find('.f-' + facet, shown) === null || find('.f:not(.f-' + facet + ')', shown) === null;
    root.classList.toggle('only-' + facet, find('input', filter).checked && !filter.hidden);
  }
  sayNothingLeft();
}
for (const facet of ['problem', 'differs'])
  find('#filter-' + facet + ' input').addEventListener('change', (event) =>
    setFilter(facet, event.target.checked),
  );
for (const link of all('a[data-only]'))
  link.addEventListener('click', () => setFilter(link.dataset.only, true));

// Keys.
const KEYS = [
  ['/', 'search'],
  [views.length > 1 ? '1 … ' + views.length : '1', 'the views'],
  ['j, k', 'the next or the previous part of the view'],
  ['o', 'open or close all parts of the view'],
  ['p', 'only what has problems'],
  ['d', 'only what differs'],
  ['Esc', 'close'],
  ['?', 'this list'],
];
const dialog = document.createElement('dialog');
dialog.setAttribute('aria-label', 'Keys');
const keys = document.createElement('table');
for (const [key, does] of KEYS) {
  const row = keys.insertRow();
  const sign = document.createElement('kbd');
  sign.textContent = key;
  row.insertCell().append(sign);
  row.insertCell().textContent = does;
}
const close = document.createElement('button');
close.textContent = 'Close';
close.addEventListener('click', () => dialog.close());
dialog.append(keys, close);
find('main').append(dialog);
find('#keys').addEventListener('click', () => dialog.showModal());

function move(step) {
  const parts = all(':scope > details, :scope > article, :scope > section', shown).filter(
    (part) => part.offsetParent !== null,
  );
  const now = parts.findIndex((part) => part.contains(document.activeElement));
  const next = parts[Math.min(parts.length - 1, Math.max(0, now + step))];
  if (next === undefined) return;
  const goal = find('summary', next) ?? next;
  goal.tabIndex = goal.tagName === 'SUMMARY' ? 0 : -1;
  goal.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'start' });
}

function toggleAll() {
  const parts = all(':scope > details', shown);
  const open = parts.some((part) => !part.open);
  for (const part of parts) part.open = open;
}

const ACTIONS = {
  '/': () => search.focus(),
  '?': () => dialog.showModal(),
  j: () => move(1),
  k: () => move(-1),
  o: toggleAll,
  p: () => find('#filter-problem:not([hidden]) input')?.click(),
  d: () => find('#filter-differs:not([hidden]) input')?.click(),
};

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    results.hidden = true;
    search.blur();
    return;
  }
  if (event.target.closest('input, dialog') !== null) return;
  const view = views[Number(event.key) - 1];
  const action = view === undefined ? ACTIONS[event.key] : () => (location.hash = view.id);
  if (action === undefined) return;
  event.preventDefault();
  action();
});

// Paper shows all.
let closed = [];
addEventListener('beforeprint', () => {
  closed = all('details:not([open])');
  for (const part of closed) part.open = true;
});
addEventListener('afterprint', () => {
  for (const part of closed) part.open = false;
});

addEventListener('hashchange', go);
