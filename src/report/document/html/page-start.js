// What runs before the page is read: other views than the first take no work until the whole page is there.
document.documentElement.className = 'starting';
