import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { programOnPath } from '../real-programs.ts';
import { scratch } from '../scratch.ts';

/** Debian's Chromium; undefined, with a sentence, where there is none. */
export const CHROMIUM = programOnPath('chromium', '--version');

/** A page that is open, and what it has said and asked for. */
export interface Opened {
  readonly page: Page;
  /** Messages of the console, errors, and requests for anything but the page itself. */
  readonly heard: readonly string[];
}

export async function launch(): Promise<Browser> {
  const { stdout } = spawnSync('which', ['chromium'], { encoding: 'utf8' });
  return chromium.launch({ executablePath: stdout.trim(), args: ['--no-sandbox'] });
}

/** Opens a text as a file of the disk, at an address within it. */
export async function open(
  browser: Browser,
  html: string,
  { hash = '', ...options }: BrowserContextOptions & { readonly hash?: string } = {},
): Promise<Opened> {
  const file = join(scratch(), 'page.html');
  writeFileSync(file, html);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const heard: string[] = [];
  const url = pathToFileURL(file).href;
  page.on('console', (message) => heard.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => heard.push(`dialog: ${dialog.message()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) heard.push(`request: ${request.url()}`);
  });
  await page.goto(url + hash);
  return { page, heard };
}
